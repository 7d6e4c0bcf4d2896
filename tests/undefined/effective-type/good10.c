// Literals, strings and temporary objects accessed as what they are, as characters, and with another sign.
#include <stdio.h>
#include <string.h>
struct s { int a[2]; float f; };
static struct s make(int n) {
    struct s s = {{n, n + 1}, 2};
    return s;
}
static unsigned second(const void *p) { return ((const unsigned *)p)[1]; }
static int byte(const void *p) { return *(const unsigned char *)p != 0; }
static float real(const void *p) { return ((const struct s *)p)->f; }
int main(void) {
    const struct s *p = &(struct s){{3, 4}, 5};
    char copy[6];
    memcpy(copy, "hello", sizeof copy);
    printf("%u %u %d %.1f\n", second((int[]){1, 2}), second(make(6).a), byte("x"), real(p));
    printf("%s %d\n", copy, byte(&(double){1.5}) | 1);
    return 0;
}
