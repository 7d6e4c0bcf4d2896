// A dead pointer may be overwritten, and sit unread inside a struct that is copied.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int *p = malloc(sizeof *p), x = 4;
    free(p);
    p = &x;
    printf("%d\n", *p);
    {
        int y = 5;
        p = &y;
        printf("%d\n", *p);
    }
    p = 0;
    printf("%d\n", p == 0);
    return 0;
}
