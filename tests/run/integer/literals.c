#include <stdio.h>

int main(void) {
    printf("%d %d %d %d\n", 017, 0x1F, 0XaB, 0b1011);
    printf("%u %lu %llu\n", 4294967295U, 4294967296UL, 0xffffffffffffffffULL);
    printf("%d %d %d %d\n", '\0', '\n', '\x41', '\101');
    printf("%d %d %d %d\n", '\'', '"', '\\', '\?');
    printf("%d %d %d\n", '\a', '\b', '\v');
    printf("%d %d\n", '\xff', '\377');
    printf("%d\n", L'\x263a');
    printf("%zu %zu\n", sizeof L'a', sizeof u'a');
    printf("%d %d\n", u'\xffff', (int)U'\x10ffff');
    printf("%d %d\n", 1e3 == 1000, 0x1p4 == 16);
    printf("%g %g %g\n", 0x1.8p1, 0x.8p0, 1.5e-3);
    printf("%g %g %g\n", .5, 5., 5.e1);
    printf("%d\n", 0);
    printf("%d\n", 08.5 == 8.5);
    return 0;
}
