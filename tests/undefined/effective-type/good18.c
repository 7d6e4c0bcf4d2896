// A literal is an object of its own, behind whatever else is static.
#include <stdio.h>
#include <wchar.h>
static int first(int *restrict a) { return *a; }
int main(void) {
    int x = 1;
    printf("%s %d %d\n", __func__, first(&x), (int)L"wide"[0]);
    printf("%d %c\n", (int)(L"wide"[1] + first(&x)), "narrow"[2]);
    return 0;
}
