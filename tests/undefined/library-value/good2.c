#include <stdio.h>
int main(void) {
    int n = fputs("text\n", stdout);
    if (n < 0) return 1;
    int m = printf("abc\n");
    n = puts("more");
    printf("%d %d\n", n >= 0, m);
    return 0;
}
