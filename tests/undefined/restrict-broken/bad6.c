// Two variables of one block, one of which comes from a parameter that promises the same for all of the function.
#include <stdio.h>
static void f(int *restrict a, int n) {
    {
        int *restrict first = a, *restrict second = a + n;
        first[0] = 1;
        second[0] = 2; // UB: restrict-broken
    }
}
int main(void) {
    int a[2] = {0};
    f(a, 0);
    printf("%d\n", a[0]);
    return 0;
}
