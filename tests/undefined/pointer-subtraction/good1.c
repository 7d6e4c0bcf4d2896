#include <stddef.h>
#include <stdio.h>
struct s { int a; double b; char c[3]; };
int main(void) {
    struct s s[3];
    printf("%td %td\n", &s[2] - s, s - (s + 3));
    printf("%td\n", (char *)&s[1].b - (char *)&s[1]);
    printf("%td\n", (char *)&s[1] - (char *)s - (ptrdiff_t)sizeof(struct s));
    return 0;
}
