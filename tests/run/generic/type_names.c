#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define T(x) _Generic((x), char: "c", signed char: "sc", unsigned char: "uc", short: "s", \
    unsigned short: "us", int: "i", unsigned: "u", long: "l", unsigned long: "ul", \
    long long: "ll", unsigned long long: "ull", default: "?")

int main(void) {
    printf("%s %s %s %s\n", T((int8_t)0), T((uint16_t)0), T((int32_t)0), T((int64_t)0));
    printf("%s %s %s %s\n", T((size_t)0), T((ptrdiff_t)0), T((intptr_t)0), T((uintmax_t)0));
    printf("%s %s %s\n", T((int_fast16_t)0), T((int_least8_t)0), T((wchar_t)0));
    printf("%s %s %s\n", T(sizeof 0), T((char *)0 - (char *)0), T(INT64_C(0)));
    struct { unsigned a : 3; signed b : 9; unsigned c : 32; } s = {0};
    printf("%s %s %s\n", T(+s.a), T(+s.b), T(+s.c));
    printf("%s %s %s\n", T(1 ? (short)0 : (char)0), T(0 ? 0u : 0L), T((char)0 + (char)0));
    return 0;
}
