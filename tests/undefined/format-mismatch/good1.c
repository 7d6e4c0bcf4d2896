#include <stdio.h>
int main(void) {
    char c = -1;
    short s = -2;
    float f = 0.5f;
    _Bool b = 1;
    printf("%d %d %f %d %c\n", c, s, f, b, 'x');
    printf("%hhd %hd %u %x\n", c, s, 5, 255);
    printf("%zu %zd %jd %td\n", sizeof c, (long)-1, (long)2, (long)3);
    printf("%s %.2s\n", "s", (const char *)"abc");
    signed char text[] = "signed";
    printf("%s\n", text);
    return 0;
}
