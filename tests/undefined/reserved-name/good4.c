#include <stdio.h>

// Names of GNU C's with other types, and those of the implementation's that are no external definitions.
int roundeven(int x) { return x + 1; }
int sincos(double x) { return (int)x; }
double lgamma_r(double x) { return x * 2; }
int strlcpy(int x) { return x - 1; }
long execl(long a, long b) { return a * b; }
int fork(int teeth) { return teeth; }
int _small = 5, Large_ = 6;
static int __own(int x) { return x * 3; }
static int _Own = 4;
static inline int __inlined(void) { return 8; }
extern int __declared(int);
int main(void) {
    int __local = 7;
    printf("%d %d %g %d %ld %d\n", roundeven(2), sincos(3.5), lgamma_r(4), strlcpy(5), execl(6, 7), fork(4));
    printf("%d %d %d %d %d %d\n", _small, Large_, __own(1), _Own, __inlined(), __local);
    return 0;
}
