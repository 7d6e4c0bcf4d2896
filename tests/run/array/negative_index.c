#include <stdio.h>

int main(void) {
    int a[7] = {-3, -2, -1, 0, 1, 2, 3}, *mid = a + 3;
    for (int i = -3; i <= 3; i++) printf("%d ", mid[i]);
    printf("\n");
    signed char c = -2;
    printf("%d %d\n", mid[c], (&mid[1])[c]);
    unsigned long n = 2;
    printf("%d %d\n", *(mid + n), *(mid - n));
    int *row[3] = {a + 1, a + 3, a + 5};
    printf("%d %d\n", row[1][-2], row[2][1]);
    const char *s = "backwards";
    for (const char *p = s + 9; p != s;) putchar(*--p);
    putchar('\n');
    long counts[26] = {0};
    for (; *s; s++) counts[*s - 'a']++;
    for (int i = 0; i < 26; i++)
        if (counts[i]) printf("%c%ld", 'a' + i, counts[i]);
    printf("\n");
    return 0;
}
