#include <stdio.h>

__attribute__((noinline)) static int noinline_add(int a, int b) { return a + b; }
__attribute__((always_inline)) static inline int inline_add(int a, int b) { return a + b; }
__attribute__((const)) static int square(int x) { return x * x; }
__attribute__((pure)) static int first(const int *p) { return *p; }
static int aligned_global __attribute__((aligned(32))) = 5;
typedef int v4 __attribute__((aligned(16)));
struct __attribute__((packed, aligned(2))) pk { char c; int i; };
struct s { char c; int i __attribute__((aligned(8))); } __attribute__((aligned(16)));

int main(void) {
    printf("%d %d %d\n", noinline_add(1, 2), inline_add(3, 4), square(5));
    printf("%d\n", first(&aligned_global));
    printf("%zu %zu %zu %zu\n", sizeof(struct pk), _Alignof(struct pk), sizeof(struct s), _Alignof(v4));
    switch (1) {
    case 1: printf("one\n"); __attribute__((fallthrough));
    case 2: printf("two\n");
    }
    return 0;
}
