// What a function returns is an object, too, while the expression lasts (6.2.4p8).
#include <stdio.h>
struct s { int a[2]; };
static struct s make(void) {
    struct s s = {{1, 2}};
    return s;
}
static float first(const void *p) {
    return *(const float *)p; // UB: effective-type
}
int main(void) {
    printf("%d\n", first(make().a) > 0);
    return 0;
}
