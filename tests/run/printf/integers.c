#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
    int v[] = {0, 1, -1, 42, -42, INT_MAX, INT_MIN};
    for (unsigned i = 0; i < 7; i++) {
        int x = v[i];
        printf("|%d|%i|%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d|%-8.3d|%+05d|%.0d|\n", x, x, x, x, x, x, x, x, x, x,
               x, x);
        printf("|%u|%x|%X|%o|%#x|%#X|%#o|%8x|%-8x|%08x|%.5x|%#10.5x|%#.0x|\n", (unsigned)x, (unsigned)x,
               (unsigned)x, (unsigned)x, (unsigned)x, (unsigned)x, (unsigned)x, (unsigned)x, (unsigned)x,
               (unsigned)x, (unsigned)x, (unsigned)x, (unsigned)x);
    }
    printf("%hhd %hhu %hd %hu\n", (signed char)-1, (unsigned char)255, (short)-32768, (unsigned short)65535);
    printf("%hhd %hhu %hd %hu\n", 300, 300, 70000, 70000);
    printf("%ld %lu %lld %llu\n", LONG_MIN, ULONG_MAX, LLONG_MIN, ULLONG_MAX);
    printf("%jd %ju %zd %zu %td\n", INTMAX_MIN, UINTMAX_MAX, (ptrdiff_t)-1, SIZE_MAX, PTRDIFF_MIN);
    printf("%lx %llo %jX %zx\n", 255L, 255LL, (uintmax_t)255, (size_t)255);
    printf("|%*d|%-*d|%*d|\n", 6, 42, 6, 42, -6, 42);
    printf("|%.*d|%*.*d|%.*d|\n", 4, 42, 8, 4, 42, -1, 42);
    printf("|%#.3o|%#o|%#5o|%-#6x|\n", 8u, 0u, 9u, 10u);
    printf("|%+.0d|% .0d|%.0x|%5.0d|%#.0o|\n", 0, 0, 0u, 0, 0u);
    printf("|% 05d|%-05d|%+ d|%0-6d|\n", 42, 42, 42, 42);
    printf("%5%%d %d%%\n" + 3, 7, 8);
    printf("%c%c%c|%3c|%-3c|\n", 'a', 98, 'c' + 256, 'x', 'y');
    return 0;
}
