#include <stdio.h>

struct large { int x, y[9]; };

static struct large make(int x) {
    struct large l = {x, {x + 1}};
    return l;
}

int main(void) {
    int d = ({ struct large t; t.x = 2; t; }).x - ({ struct large t; t.x = 1; t; }).x;
    int e = make(5).x * ({ struct large t = make(3); int a[2] = {t.x, 1}; t.x += a[1]; t; }).x
            + make(7).y[0];
    printf("%d %d\n", d, e);
    for (int i = 0; make(i).x < 3 && ({ struct large t = make(i); t; }).y[0] < 9; i++)
        printf("%d ", i ? make(i).y[0] : ({ struct large t = make(40); t; }).x);
    puts("");
    return 0;
}
