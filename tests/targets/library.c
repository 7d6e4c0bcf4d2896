#include <errno.h>
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

// What headers say of the library, where real compilers for the target were asked.
#if defined __i386__
enum { BUFFER = 156, FLOATING = 12, EXACT = 0 };
#elif defined __s390x__
enum { BUFFER = 280, FLOATING = 4, EXACT = 1 };
#elif defined __x86_64__ && defined __linux__
enum { BUFFER = 200, FLOATING = 4, EXACT = 0 };
#else
enum { BUFFER = sizeof(jmp_buf), FLOATING = sizeof(float_t), EXACT = FP_ILOGB0 == -2147483647 };
#endif
struct S {
    char c;
    _Atomic long long x;
};
int main(void) {
    printf("%d %d\n", sizeof(jmp_buf) == BUFFER, sizeof(float_t) == FLOATING);
    printf("%d %d\n", ilogb(0) == FP_ILOGB0, ilogb(NAN) == FP_ILOGBNAN);
    printf("%d %d\n", (FP_ILOGB0 == -2147483647) == EXACT, sizeof(float_t) <= sizeof(double_t));
#ifdef __linux__
#ifndef __mips__
    printf("%d ", EILSEQ == 84);
#else
    printf("%d ", EILSEQ == 88);
#endif
    printf("%d %d\n", RAND_MAX == 2147483647, CLOCKS_PER_SEC == 1000000);
#else
    printf("%d %d %d\n", EILSEQ > 0, RAND_MAX >= 32767, CLOCKS_PER_SEC > 0);
#endif
#if defined __m68k__ || defined __AVR__
    printf("1 1\n");
#else
    printf("%d %d\n", sizeof(struct S) == 16, _Alignof(_Atomic long long) == 8);
#endif
    return 0;
}
