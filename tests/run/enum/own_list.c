#include <stdio.h>

// Inside its own list, an enumerator that int cannot hold has the type it was given with.
enum E {
    A = 0xffffffffu,
    B = A + 1 == 0,
    C = A > -1,
    D = sizeof(A),
    F = 0x100000000,
    G = sizeof(A),
    H = sizeof(F),
    I = _Generic(A, unsigned: 1, default: 2)
};
enum N { J = -1, K = 0x80000000u, L, M = sizeof(L), O = K > J };
int main(void) {
    printf("%d %d %d %d %d %d\n", B, C, D, G, H, I);
    printf("%zu %zu %zu\n", sizeof(A), sizeof(B), sizeof(enum E));
    printf("%zu %d %d %d\n", sizeof(K), M, O, A > -1);
    return 0;
}
