#include <stdio.h>

// GNU alignof of a member is what its declaration came to.
struct __attribute__((packed)) Packed {
    char c;
    int i;
    long a[2];
} packed, *p = &packed;
struct Mixed {
    char c;
    int i __attribute__((packed));
    long l __attribute__((aligned(16)));
    _Alignas(32) char b;
} mixed;
#pragma pack(push, 2)
struct Limited {
    char c;
    int i;
    double d;
} limited;
#pragma pack(pop)
struct Inner {
    struct {
        char x;
        int y;
    } in;
    struct {
        short z;
    };
} inner;
int main(void) {
    printf("%zu %zu %zu %zu\n", __alignof__(packed), __alignof__(packed.i), __alignof__(p->a), __alignof__(p->a[1]));
    printf("%zu %zu %zu %zu\n", __alignof__(mixed.c), __alignof__(mixed.i), __alignof__(mixed.l), __alignof__(mixed.b));
    printf("%zu %zu\n", __alignof__(limited.i), __alignof__(limited.d));
    printf("%zu %zu\n", __alignof__(inner.in.y), __alignof__(inner.z));
    return 0;
}
