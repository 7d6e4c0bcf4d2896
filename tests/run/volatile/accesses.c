#include <stdio.h>

static volatile int counter;
static volatile int *const where = &counter;

static int read_twice(volatile int *p) {
    int a = *p;
    int b = *p;
    return a * 10 + b;
}

struct device { volatile unsigned status; volatile unsigned char data[4]; int plain; };

int main(void) {
    counter = 5;
    counter++;
    counter += 2;
    printf("%d ", counter);
    printf("%d\n", *where);
    printf("%d\n", read_twice(&counter));
    struct device d = {0};
    d.status |= 4;
    d.data[2] = d.status;
    d.plain = d.data[2] << 1;
    printf("%u %d %d\n", d.status, d.data[2], d.plain);
    volatile struct { int x, y; } v = {1, 2}, w;
    w = v;
    printf("%d\n", w.x + w.y);
    volatile double f = 0.1;
    f *= 3;
    printf("%.17g\n", f);
    const volatile char *s = "volatile text";
    while (*s) putchar(*s++);
    putchar('\n');
    volatile int array[3] = {1, 2, 3}, *p = array;
    int sum = 0;
    while (p != array + 3) sum += *p++;
    printf("%d\n", sum);
    for (volatile int i = 0; i < 3; i++) printf("%d", i);
    printf("\n");
    int plain = 3;
    volatile int *alias = &plain;
    *alias = 4;
    printf("%d\n", plain);
    counter;
    (void)*where;
    return 0;
}
