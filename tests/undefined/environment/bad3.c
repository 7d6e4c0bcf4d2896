#include <stdio.h>

int main(int argc, char **argv, char **variables) // UB: environment
{
    if (argc > 1)
        puts(argv[1]);
    puts(variables[0] ? "some" : "none");
    return 0;
}
