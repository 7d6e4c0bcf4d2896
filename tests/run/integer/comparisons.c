#include <stdio.h>

int main(void) {
    int v[] = {-2147483647 - 1, -1, 0, 1, 2147483647};
    for (int i = 0; i < 5; i++) {
        for (int j = 0; j < 5; j++)
            printf("%d%d%d%d%d%d ", v[i] < v[j], v[i] <= v[j], v[i] > v[j], v[i] >= v[j],
                   v[i] == v[j], v[i] != v[j]);
        printf("\n");
    }
    for (int i = 0; i < 5; i++) {
        for (int j = 0; j < 5; j++)
            printf("%d", (unsigned)v[i] < (unsigned)v[j]);
        printf(" ");
    }
    printf("\n");
    signed char sc = -1;
    unsigned char uc = 255;
    printf("%d %d %d\n", sc == uc, sc == (signed char)uc, (unsigned)sc == uc);
    printf("%d %d\n", 3 > 2 > 1, 1 < 2 == 1);
    long long big = 1LL << 40;
    printf("%d %d\n", big > 0, (int)big > 0);
    printf("%d\n", 'a' < 'b');
    printf("%d %d\n", 0 == -0, !0 == !!7);
    unsigned long ul = -1;
    printf("%d %d\n", ul == -1, ul == (unsigned)-1);
    printf("%d\n", -1 == 4294967295u);
    printf("%d\n", -1L == 4294967295u);
    return 0;
}
