// Without a prototype.
#include <stdio.h>
int main(argc, argv) int argc; char **argv; {
    printf("%d %d\n", argc > 0, argv[argc] == 0);
    return 0;
}
