/* Functions: storage and function specifiers, attributes, K&R definitions, long argument lists. */
static inline int add(int a, int b) { return a + b; }
extern int printf(const char *format, ...);
_Noreturn void stop(void);
static __attribute__((noinline)) int never_inline(int x) { return x; }
static inline __attribute__((always_inline)) int always(int x) { return x; }
__attribute__((pure)) int pure_function(int);
int const_function(int) __attribute__((const, unused));
void leave(void) __attribute__((noreturn));
void weak_function(void) __attribute__((weak));
static void __attribute__((constructor)) before(void) { }
static void __attribute__((destructor, used)) after(void) { }
int unused_parameter(int used, int ignored __attribute__((unused))) { return used; }
typedef int Binary(int, int);
Binary declared_through_typedef;
extern Binary *binary_pointer;
int registers(register int a, register const int *b);

int old_style(a, b, c)
    int a;
    char *b;
    register int c;
{
    return a + *b + c;
}

int old_style_pointers(f, v)
    int (*f)();
    double v[];
{
    return f(v[0]);
}

int old_style_empty()
{
    return old_style(1, "x", 2);
}

int (*old_style_function_pointer(which))(int, int)
    int which;
{
    return which ? add : 0;
}

_Noreturn void stop(void)
{
    for (;;)
        ;
}

const char *name(void)
{
    return __func__;
}

const char *gnu_names(void)
{
    return __FUNCTION__[0] ? __FUNCTION__ : __PRETTY_FUNCTION__;
}

int many(int first, int second, int third, int fourth, int fifth, int sixth, int seventh, int eighth, int ninth);

int many(int first, int second, int third, int fourth, int fifth, int sixth, int seventh, int eighth, int ninth)
{
    if (first + second + third + fourth + fifth + sixth + seventh + eighth + ninth > 1000 && first < second && third < fourth)
        return many(first, second, third, fourth, fifth, sixth, seventh, eighth, many(ninth, eighth, seventh, sixth, fifth, fourth, third, second, first));
    printf("%d %d %d %d %d %d %d\n", first, second, add(first, second), add(add(first, second), add(third, fourth)), add(fifth, add(sixth, add(seventh, eighth))), ninth, always(never_inline(first)));
    return first ? second ? third : fourth : fifth ? sixth + seventh * eighth - (ninth << 3) : add(first, second) ? add(third, fourth) : 1234567890;
}

int arguments(int count, ...)
{
    __builtin_va_list list, copy;
    int sum = 0;
    __builtin_va_start(list, count);
    __builtin_va_copy(copy, list);
    while (count-- > 0)
        sum += __builtin_va_arg(list, int) + *__builtin_va_arg(copy, int *) + (int)__builtin_va_arg(list, double);
    __builtin_va_end(list);
    __builtin_va_end(copy);
    return sum;
}

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#include <stddef.h>
#include <limits.h>

int library(const char *format, ...)
{
    va_list list;
    char copy[64];
    va_start(list, format);
    snprintf(copy, sizeof copy, "%s", format);
    memset(copy, 0, sizeof(copy));
    uint64_t wide = UINT64_MAX;
    ptrdiff_t distance = copy + 3 - copy;
    va_end(list);
    return (int)strlen(copy) + (int)offsetof(div_t, rem) + INT_MAX + (int)wide + (int)distance + (NULL == copy);
}
