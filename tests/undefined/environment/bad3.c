#include <stdio.h>

int main(int argc, char **argv, char **variables)
{
    if (argc > 1) // UB: environment
        puts(argv[1]);
    puts(variables[0] ? "some" : "none");
    return 0;
}
