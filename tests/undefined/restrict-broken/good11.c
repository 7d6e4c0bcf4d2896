// Pointers that another value of the restrict-qualified one would make others: by comparison, by difference, by their bytes.
#include <stddef.h>
#include <stdio.h>
#include <string.h>
static int array[8], a, b, c, *const table[] = {&a, &b, &c};
static int compared(int *restrict p, int *q) {
    int *r = p == q ? q : p;
    *p = 1;
    *r = 2;
    return *p;
}
static int subtracted(int *restrict p, int *q) {
    int *r = q + (p - q);
    *p = 1;
    *r = 3;
    return *p;
}
static int indexed(int *restrict p) {
    ptrdiff_t i = p - array;
    array[i] = 3;
    *p += 1;
    return array[i];
}
static int found(int *restrict p) {
    int *r = 0;
    for (int i = 0; i < 3; i++)
        if (table[i] == p) r = table[i];
    *r = 4;
    *p += 1;
    return *r;
}
static void exchange(void *one, void *other, size_t n) {
    unsigned char *x = one, *y = other;
    for (; n--; x++, y++) {
        *x ^= *y;
        *y ^= *x;
        *x ^= *y;
    }
}
static int exchanged(int *restrict p, int *restrict q) {
    int *x = p, *y = q;
    exchange(&x, &y, sizeof x);
    *x = 5;
    *y = 6;
    return *p * 10 + *q;
}
static char *skip(char *restrict s) { return s + 1; }
int main(void) {
    int x[4], y, z;
    printf("%d %d %d %d\n", compared(&y, &y), subtracted(x + 1, x), indexed(array + 2), found(&b));
    printf("%d\n", exchanged(&y, &z));
    char text[4] = "abc", *p = skip(text);
    unsigned char bytes[sizeof p];
    memcpy(bytes, &p, sizeof p);
    for (size_t i = 0; i < sizeof p; i++) bytes[i] = (unsigned char)~bytes[i];
    for (size_t i = 0; i < sizeof p; i++) bytes[i] = (unsigned char)~bytes[i];
    memcpy(&p, bytes, sizeof p);
    printf("%s\n", p);
    return 0;
}
