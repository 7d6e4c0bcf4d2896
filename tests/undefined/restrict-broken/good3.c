// Promises end with their blocks, and begin anew each time.
#include <stdio.h>
static int f(int *restrict a, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        {
            int *restrict p = a + i;
            *p += 1;
            int *q = p;
            *q += 1;
        }
        a[i] *= 2;
        {
            int *restrict p = a + n - 1 - i;
            *p += 3;
        }
        sum += a[i];
    }
    return sum;
}
int main(void) {
    int a[4] = {1, 2, 3, 4}, x = 5;
    x++;
    {
        int *restrict p = &x;
        *p += 1;
    }
    x++;
    printf("%d %d\n", f(a, 4), x);
    return 0;
}
