#include <stdio.h>
struct s { int m; int *p; int a[3]; };
static int twice(int x) {
    __asm__ volatile("" : "+r"(x) : : "memory");
    return 2 * x;
}
int main(void) {
    int x = 1, y = 2, *p = &x;
    struct s s = {3, &y, {4, 5, 6}}, *q = &s;
    int (*f)(int) = twice;
    asm("");
    asm volatile("" ::: "memory");
    __asm__ __volatile__("" : : "r"(x), "g"(y), "i"(3) : "memory", "cc");
    asm("" : "+r"(x), [name] "+&r"(y) : "r"(&s));
    asm("" : "+m"(x), "+m"(*p), "+m"(s.a[1]), "+m"(q->m));
    asm("" "" :: "m"(*p), "m"(s), "r"(p), "r"(f), "i"(twice), "g"(&s.a[1]), "r"(&q->m));
    asm goto("" : : "r"(x) : : out);
    x += 10;
out:
    if (x == 0) asm("nop");
    printf("%d %d %d %d %d\n", x, y, s.m, s.a[1], f(21));
    return 0;
}
