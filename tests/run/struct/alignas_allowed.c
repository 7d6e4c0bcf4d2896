#include <stdio.h>

// The strictest of several counts, 0 asks for nothing, and the type's own alignment is no less.
_Alignas(1) _Alignas(8) int strictest;
_Alignas(0) int nothing;
_Alignas(int) int same;
struct S {
    char c;
    _Alignas(double) float f;
    _Alignas(4) _Alignas(32) char d;
};
int main(void) {
    static _Alignas(64) char buffer[3];
    printf("%zu %zu %zu %zu\n", _Alignof(strictest), _Alignof(nothing), _Alignof(same), _Alignof(buffer));
    printf("%zu %zu\n", sizeof(struct S), _Alignof(struct S));
    return 0;
}
