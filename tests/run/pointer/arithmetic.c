#include <stddef.h>
#include <stdio.h>

int main(void) {
    int a[10];
    for (int i = 0; i < 10; i++) a[i] = i * i;
    int *p = a, *end = a + 10;
    printf("%td %td %td\n", end - p, p - end, &a[7] - &a[3]);
    p += 3;
    printf("%d %d %d %d\n", *p, p[2], p[-3], *(p - 1));
    p -= 2;
    printf("%d\n", *p);
    printf("%d %d\n", 4 [a], *(2 + a));
    int sum = 0;
    for (int *q = a; q != end; ++q) sum += *q;
    printf("%d\n", sum);
    for (int *q = end; q > a;) printf("%d ", *--q);
    printf("\n");
    printf("%d %d %d %d\n", p < end, p >= a, a == &a[0], a <= end);
    char *c = (char *)a;
    printf("%d\n", *(int *)(c + 4 * sizeof(int)));
    printf("%td\n", (char *)(a + 2) - (char *)a);
    long m[3][4];
    for (int i = 0; i < 12; i++) m[i / 4][i % 4] = i;
    long(*row)[4] = m;
    row++;
    printf("%ld %ld %ld %td\n", **row, (*row)[3], row[1][2], row - m);
    printf("%d\n", &m[1][4] == m[2]);
    printf("%d\n", m + 3 == (long(*)[4])(&m + 1));
    double d[4] = {1, 2, 3, 4}, *dp = d + 4;
    while (dp != d) printf("%g ", *--dp);
    printf("\n");
    unsigned char k = 2;
    printf("%d ", *(a + k));
    printf("%d ", a[k++]);
    printf("%d\n", a[k]);
    size_t z = 5;
    printf("%d\n", *(a + z - 1));
    return 0;
}
