// By way of pointers that say no more than their type; and behind __extension__.
#include <stdio.h>
struct __attribute__((packed)) P {
    char c;
    int i;
    long a[2];
} p;
int main(void) {
    static long n;
    long *l = &n;
    char *c = (char *)l;
    printf("%zu %zu\n", __alignof__(*l), __alignof__(*(long *)c));
    printf("%zu %zu %zu\n", __alignof__((&p)->i), __alignof__((*&p).i), __alignof__(__extension__ p.i));
    return 0;
}
