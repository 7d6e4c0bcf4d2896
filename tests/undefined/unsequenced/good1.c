// The sequence points.
#include <stdio.h>
static int f(int *p) { return ++*p; }
int main(void) {
    int i = 0, a[8] = {0}, n = 0;
    i = (i++, i + 1);
    i = i++ ? i : 9;
    n = i++ && i++ || i++;
    i = f(&i);
    i = i + 1;
    for (int k = 0; k < 3; k++)
        a[k] = k + (k ? a[k - 1] : 1);
    int x = (a[0] = 5, a[0] + a[0]);
    printf("%d %d %d %d %d %d\n", i, n, a[0], a[1], a[2], x);
    return 0;
}
