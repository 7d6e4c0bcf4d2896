// A function that says it depends on its arguments alone looks at what one of them points to.
#include <stdio.h>
__attribute__((const)) static int first(const int *p) { return *p; }
int main(void) {
    int a[2] = {1, 2};
    int x = first(a); // UB: assume-violated
    a[0] = 7;
    printf("%d %d\n", x, first(a));
    return 0;
}
