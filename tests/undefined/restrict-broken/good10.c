// Pointers that are taken to bytes and come back.
#include <stdio.h>
#include <string.h>
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
    int y, z;
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
