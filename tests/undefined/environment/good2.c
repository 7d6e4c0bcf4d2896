#include <stdio.h>

/* Looks at its name, and shows nothing of it but that it has one. */
int main(int argc, char *argv[])
{
    int words = 0;
    for (char **word = argv; *word; word++)
        words += **word != 0;
    printf("%d\n", words == argc);
    return 0;
}
