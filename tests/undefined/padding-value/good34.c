// Padding of a static object is 0 as long as nothing is stored there.
#include <stdio.h>
static struct s { char c; int i; } s;
int main(void) {
    printf("%d %d\n", ((unsigned char *)&s)[2], s.c);
    return 0;
}
