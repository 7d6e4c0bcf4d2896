#include <stdio.h>

typedef int wide __attribute__((aligned(16)));
typedef wide again;
wide x;
again y;
struct S {
    char c;
    wide m;
} s;
_Alignas(64) int z[4];
int main(void) {
    printf("%zu %zu %zu %zu\n", _Alignof(wide), _Alignof(again), __alignof__(x), __alignof__(y));
    printf("%zu %zu %zu %zu\n", __alignof__(s.m), sizeof(struct S), __alignof__(z), __alignof__(&x));
    return 0;
}
