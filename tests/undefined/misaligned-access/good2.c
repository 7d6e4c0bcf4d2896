// A packed member that happens to be aligned.
#include <stdio.h>
struct __attribute__((packed, aligned(4))) s { int i; char c; };
int main(void) {
    struct s s[2] = {{1, 2}, {3, 4}};
    int *p = &s[1].i;
    printf("%d %zu\n", *p, sizeof s);
    return 0;
}
