/* Asks which compiler it is, and does the same for all of them; or says itself what macros are. */
#include <stdio.h>

#if defined __clang__ || __GNUC__ >= 5
#define QUIET __attribute__((unused))
#else
#define QUIET
#endif

#if __STDC_VERSION__ >= 199901L && (defined __GNUC__ || defined __TINYC__)
#define SMALL 1
#endif

#undef __OPTIMIZE__
#define __VERSION__ "mine"

#if __STDC_VERSION__ > 201710L
static int bits(unsigned x) { int n = 0; for (; x; x &= x - 1) n++; return n; }
#else
static int bits(unsigned x) { return x ? bits(x >> 1) + (x & 1) : 0; }
#endif

#if __has_attribute(noinline)
__attribute__((noinline))
#endif
static int twice(int x QUIET) { return 2 * x; }

int main(void)
{
#ifdef __OPTIMIZE__
    puts("never");
#endif
    printf("%d %d %d %s\n", SMALL, bits(0xf0), twice(4), __VERSION__);
    return 0;
}
