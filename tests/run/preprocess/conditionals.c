#include <stdio.h>

#define A 5
#define B
#define NEG -1
#define FN(x) ((x) > 3)

#if A == 5 && defined B && !defined(C)
#define R1 1
#else
#define R1 0
#endif

#if UNKNOWN
#error not taken
#elif A > 10
#define R2 10
#elif FN(A)
#define R2 3
#elif 1 / 0
#define R2 0
#else
#define R2 -1
#endif

#ifdef B
# ifndef C
#  define R3 "nested"
# else
#  error
# endif
#endif

#if NEG < 0 && -1 > 0u
#define R4 1
#else
#define R4 0
#endif

#if (1 ? 2 : (3, 4)) == 2 && 'a' == 97 && 0x10 == 020 - 0 && ~0 == -1 && (1 << 4 | 1) % 5 == 2
#define R5 1
#else
#define R5 0
#endif

#undef A
#ifndef A
#define A "redefined"
#endif

#if 0
This is 'not valid C and "not terminated
#if 1
#else
#endif
#elif 1
#define R6 6
#endif

#if 0x7fffffffffffffff > 0 && 0xffffffffffffffffu > 0 && 1ULL
#define R7 7
#endif

#if defined __STDC__ && __STDC_VERSION__ >= 201112L && __STDC_HOSTED__
#define R8 8
#endif

int main(void) {
    printf("%d %d %s %d %d %s %d %d %d\n", R1, R2, R3, R4, R5, A, R6, R7, R8);
#line 1000 "renamed.c"
    printf("%d %s\n", __LINE__, __FILE__);
    printf("%d\n", __LINE__ + \
        __LINE__ - __LINE__);
#pragma GCC diagnostic push
    _Pragma("GCC diagnostic ignored \"-Wall\"")
    printf("%d %d\n", __COUNTER__, __COUNTER__ > 0);
#
    return 0;
}
