#include <stdio.h>

enum day { MON, TUE, WED = 10, THU, FRI = THU, SAT = -2, SUN };
typedef enum { SMALL = 1, LARGE = 0x7fffffff } size;
enum { FLAG_A = 1 << 0, FLAG_B = 1 << 1, FLAG_C = 1 << 2, ALL = FLAG_A | FLAG_B | FLAG_C };
enum big { BIG = 0x80000000u };
enum wide { WIDE = 1LL << 40 };

static enum day next(enum day d) { return d == TUE ? WED : d + 1; }

int main(void) {
    printf("%d %d %d %d %d %d %d\n", MON, TUE, WED, THU, FRI, SAT, SUN);
    enum day d = TUE;
    d = next(d);
    printf("%d\n", d);
    d++;
    printf("%d\n", d == FRI);
    printf("%zu %zu %zu %zu\n", sizeof(enum day), sizeof MON, sizeof(size), sizeof(enum wide));
    unsigned flags = ALL & ~FLAG_B;
    printf("%u %d\n", flags, flags & FLAG_C ? 1 : 0);
    enum big b = BIG;
    printf("%u %d\n", b, b > 0);
    enum wide w = WIDE;
    printf("%lld\n", (long long)w);
    enum { LOCAL = sizeof(int) * 2, NEXT };
    printf("%d %d\n", LOCAL, NEXT);
    {
        enum { MON = 50 };
        printf("%d\n", MON);
    }
    int counts[LARGE > 5 ? 3 : 1] = {[TUE] = 4};
    printf("%d\n", counts[TUE]);
    switch (d) {
    case MON: puts("mon"); break;
    case FRI: puts("fri"); break;
    default: puts("other");
    }
    size s = SMALL;
    s |= 6;
    printf("%d\n", s);
    enum day e = 77;
    printf("%d\n", e);
    return 0;
}
