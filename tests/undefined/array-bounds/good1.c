#include <stdio.h>
int main(void) {
    int a[2][3] = {{1, 2, 3}, {4, 5, 6}}, s = 0;
    for (int i = 0; i < 6; i++) s += a[i / 3][i % 3];
    int *end = &a[0][3];
    printf("%d %d\n", s, end == &a[1][0]);
    unsigned char *bytes = (unsigned char *)a;
    s = 0;
    for (unsigned i = 0; i < sizeof a; i++) s += bytes[i];
    printf("%d\n", s);
    return 0;
}
