#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int *p = NULL, **pp = &p;
    printf("%d\n", *pp == 0);
    free(p);
    int x = 3;
    *pp = &x;
    printf("%d\n", *p);
    printf("%d\n", (void *)0 == (char *)p - ((char *)p - (char *)&x) ? 1 : 0);
    return 0;
}
