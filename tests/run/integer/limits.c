#include <limits.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
    printf("%d %d %d %d\n", CHAR_BIT, SCHAR_MIN, SCHAR_MAX, UCHAR_MAX);
    printf("%d %d %d\n", SHRT_MIN, SHRT_MAX, USHRT_MAX);
    printf("%d %d %u\n", INT_MIN, INT_MAX, UINT_MAX);
    printf("%ld %ld %lu\n", LONG_MIN, LONG_MAX, ULONG_MAX);
    printf("%lld %lld %llu\n", LLONG_MIN, LLONG_MAX, ULLONG_MAX);
    printf("%d %d\n", CHAR_MIN, CHAR_MAX);
    printf("%zu %zu %zu %zu %zu\n", sizeof(char), sizeof(short), sizeof(int), sizeof(long),
           sizeof(long long));
    printf("%zu %zu %zu %zu\n", sizeof(int8_t), sizeof(int16_t), sizeof(int32_t), sizeof(int64_t));
    printf("%zu %zu %zu\n", sizeof(void *), sizeof(size_t), sizeof(intmax_t));
    printf("%d %d\n", INT8_MIN, INT16_MAX);
    printf("%d %u\n", INT32_MIN, UINT32_MAX);
    printf("%ld %lu\n", (long)INT64_MIN, (unsigned long)UINT64_MAX);
    printf("%ju %jd\n", UINTMAX_MAX, INTMAX_MIN);
    printf("%zu %td\n", SIZE_MAX, PTRDIFF_MIN);
    printf("%zu %zu %zu\n", _Alignof(char), _Alignof(int), _Alignof(long long));
    printf("%zu %zu %zu\n", _Alignof(double), _Alignof(long double), sizeof(long double));
    printf("%d\n", (int)INT64_C(5) + (int)UINT32_C(6));
#if INT_MAX == 2147483647 && UINT_MAX > INT_MAX
    puts("preprocessor agrees");
#endif
    return 0;
}
