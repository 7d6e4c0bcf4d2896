#include <stdio.h>

static volatile unsigned ticks;
static volatile struct { int a; volatile int b[3]; } state;

static int tick(void) { return (int)++ticks; }

int main(void) {
    while (ticks < 5) tick();
    printf("%u\n", ticks);
    for (int i = 0; i < 3; i++) state.b[i] = tick();
    state.a = state.b[2];
    printf("%d\n", state.a);
    volatile int x = 1, *p = &x;
    int y = x;
    y += *p;
    *p = y;
    printf("%d\n", x);
    volatile float f = 0.1f;
    double d = f;
    printf("%.17g\n", d);
    int *volatile vp = &y;
    *vp = 4;
    printf("%d\n", y);
    volatile _Bool flag = 0;
    flag = !flag;
    printf("%d\n", flag);
    volatile long long wide = 1LL << 40;
    wide >>= 39;
    printf("%lld\n", wide);
    return 0;
}
