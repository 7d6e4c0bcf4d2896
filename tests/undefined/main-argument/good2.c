#include <stdio.h>
typedef char *string;
typedef int number;
number main(const number argc, string argv[]) {
    printf("%d %d\n", argc, argv[0] != 0);
    return 0;
}
