// Bytes of a whole object may be walked through a character pointer, up to its end.
#include <stdio.h>
struct s { short a; short b; };
int main(void) {
    struct s s[2] = {{1, 2}, {3, 4}};
    unsigned char *p = (unsigned char *)s, *end = p + sizeof s;
    int sum = 0;
    while (p != end) sum += *p++;
    p -= sizeof s;
    printf("%d %d\n", sum, *(short *)(p + 4));
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int(*row)[3] = m + 2;
    printf("%d\n", row[-1][2]);
    return 0;
}
