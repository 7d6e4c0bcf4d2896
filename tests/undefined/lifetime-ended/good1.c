// An object lives as long as its block, also before its declaration is reached.
#include <stdio.h>
static int *keep(void) {
    static int x = 5;
    x++;
    return &x;
}
int main(void) {
    {
        int *p;
        goto later;
    earlier:
        printf("%d\n", *p);
        goto end;
        int x;
    later:
        x = 7;
        p = &x;
        goto earlier;
    end:
        printf("%d\n", x);
    }
    int *q;
    for (int i = 0; i < 2; i++) {
        q = keep();
    }
    printf("%d\n", *q);
    return 0;
}
