// A pointer to an array is no pointer to its element.
#include <stdio.h>
int main(void) {
    int a[3] = {1, 2, 3};
    int *p = a;
    int (**q)[3] = (int (**)[3])&p;
    *q = &a; // UB: effective-type
    printf("%d\n", *p);
    return 0;
}
