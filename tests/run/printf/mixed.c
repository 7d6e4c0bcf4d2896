#include <stdint.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    printf("%d %s %c %f %x %ld %g %u%%\n", 1, "two", '3', 4.0, 5, 6L, 7.5, 8u);
    printf("%" PRId32 " %" PRIu64 " %" PRIx8 " %" PRIdMAX "\n", (int32_t)-5, (uint64_t)1 << 40, (uint8_t)200,
           (intmax_t)-1);
    printf("%5d|%-8s|%08.3f|%+d|%#x\n", 42, "left", 3.14159, 7, 255);
    printf("%d %d %d %d %d %d %d %d %d %d\n", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    printf("%f %d %f %d %f %d %f %d %f %d %f\n", 1., 2, 3., 4, 5., 6, 7., 8, 9., 10, 11.);
    printf("%Lf %d %s\n", 1.5L, 2, "x");
    int n = printf("%s\n", "length");
    printf("%d\n", n);
    printf("%d %u\n", (unsigned)5, 5);
    printf("%p\n" + 3, 0);
    printf("%s %d\n", __FILE__[0] ? "file" : "", __LINE__);
    const char *format = "%d+%d=%d\n";
    printf(format, 2, 3, 2 + 3);
    printf("%x %x\n", 'a', -1u);
    return 0;
}
