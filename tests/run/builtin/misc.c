#include <stddef.h>
#include <stdio.h>

struct s { char c; int i[3]; };

int main(void) {
    int x = 5;
    printf("%d\n", __builtin_expect(x == 5, 1) ? 1 : 0);
    printf("%d %d\n", __builtin_constant_p(3), __builtin_choose_expr(1, 10, "no"));
    printf("%zu %zu\n", __builtin_offsetof(struct s, i[2]), offsetof(struct s, i));
    printf("%d %d\n", __builtin_types_compatible_p(int, const int), __builtin_types_compatible_p(int, unsigned));
    printf("%d\n", __builtin_abs(-7));
    if (x == 6) __builtin_unreachable();
    if (x == 7) __builtin_trap();
    printf("%g\n", __builtin_inf());
    printf("%d\n", __builtin_isnan(__builtin_nan("")) != 0);
    printf("%g %g\n", __builtin_fabs(-2.5), __builtin_copysign(1.0, -0.0));
    printf("%d %d\n", __builtin_signbit(-0.0) != 0, __builtin_isinf(__builtin_inff()) != 0);
    char buffer[8];
    __builtin_memset(buffer, 'z', 7);
    buffer[7] = 0;
    __builtin_memcpy(buffer, "ab", 2);
    printf("%s %zu %d\n", buffer, __builtin_strlen(buffer), __builtin_strcmp("a", "a"));
    __builtin_printf("%s\n", "builtin printf");
    int *p = __builtin_assume_aligned(&x, 4);
    printf("%d\n", *p);
    int *heap = __builtin_malloc(sizeof *heap);
    *heap = 3;
    printf("%d\n", *heap);
    __builtin_free(heap);
    __builtin_prefetch(&x);
    printf("%g\n", __builtin_huge_val());
    return 0;
}
