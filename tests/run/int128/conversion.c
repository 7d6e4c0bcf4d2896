#include <stdio.h>

typedef __int128 i128;
typedef unsigned __int128 u128;

static void show(u128 x) {
    printf("%016llx%016llx\n", (unsigned long long)(x >> 64), (unsigned long long)x);
}

struct wide { char c; i128 v; short s; };

static i128 negate(i128 x) { return -x; }

int main(void) {
    show((i128)-1);
    show((u128)-1);
    show((u128)-1u);
    show((i128)-5LL);
    show((u128)(signed char)-2);
    show((i128)1e30);
    show((i128)-1e30);
    show((u128)3.0e38);
    show((u128)1.5f);
    i128 big = (i128)0x123456789abcdefLL << 60;
    printf("%.17g %.9g %.20Lg\n", (double)big, (float)big, (long double)big);
    printf("%.17g %.17g\n", (double)-big, (double)(u128)-1);
    printf("%d %lld %d\n", (int)big, (long long)(big >> 64), (unsigned char)(big >> 60));
    printf("%d %d\n", !big, (_Bool)(big << 3));
    struct wide w = {1, -7, 2};
    printf("%zu %d %d\n", sizeof w, w.c, w.s);
    show(w.v);
    show(negate(w.v) + w.c + w.s);
    i128 array[3] = {1, -2};
    array[2] = array[0] + array[1];
    show(array[2]);
    printf("%d\n", array[1] == -2 && array[2] < array[0]);
    printf("%d\n", (i128)1 + 1u > 1 ? 1 : 0);
    printf("%d\n", _Generic((i128)1 + 1ull, __int128: 1, unsigned __int128: 2, default: 3));
    return 0;
}
