#include <stdio.h>
#include <string.h>

static void greet(char **words)
{
    printf("%zu\n", strlen(words[0]));
}

int main(int argc, char **argv) // UB: environment
{
    if (argc > 0)
        greet(argv);
    return 0;
}
