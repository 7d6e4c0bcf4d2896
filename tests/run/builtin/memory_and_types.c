#include <stdio.h>

struct s { char a; int b; };

int main(void) {
    char a[8] = "abcdefg", b[8];
    __builtin_memcpy(b, a, 8);
    __builtin_memmove(a + 1, a, 3);
    printf("%s %s %d\n", a, b, __builtin_memcmp(b, "abc", 3));
    printf("%d %d\n", __builtin_strcmp("x", "x"), __builtin_strchr(b, 'd') == b + 3);
    printf("%d\n", __builtin_types_compatible_p(__typeof__(a[0]), char));
    printf("%zu\n", __builtin_offsetof(struct s, b));
    int *p = __builtin_alloca(3 * sizeof *p);
    for (int i = 0; i < 3; i++) p[i] = i;
    printf("%d\n", p[0] + p[1] + p[2]);
    printf("%d %d\n", __builtin_isless(1.0, 2.0), __builtin_isunordered(1.0, 2.0));
    printf("%lu\n", __builtin_bswap64(1) >> 56);
    printf("%ld %lld\n", __builtin_labs(-3), __builtin_llabs(-4));
    if (__builtin_expect(a[0] == 'a', 1)) puts("expected");
    return 0;
}
