#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    const char *level = getenv("CASSAY_TEST_LEVEL");
    int verbose = argc > 1 && strcmp(argv[1], "-v") == 0;
    printf("%d %d\n", verbose, argv[argc] == NULL);
    return level && strlen(level) > 100 ? 3 : 0;
}
