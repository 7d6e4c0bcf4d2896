// Attributes that do not change what a program does.
#include <stdarg.h>
#include <stdio.h>

__attribute__((hot, flatten, used)) static int a(void) { return 1; }
__attribute__((cold, noinline, noclone, noipa)) static int b(void) { return 2; }
[[gnu::always_inline, nodiscard]] static inline int c(void) { return 3; }
__attribute__((format(printf, 1, 2), nothrow, leaf)) static int say(const char *f, ...)
{
    va_list args;
    va_start(args, f);
    int n = vprintf(f, args);
    va_end(args);
    return n;
}
[[deprecated("old")]] static int d(int x [[maybe_unused]]) { return 4; }
__attribute__((section(".text.here"), visibility("hidden"), optimize("O3", "no-inline"), target("sse2"))) int e(void)
{
    return 5;
}
__attribute__((no_instrument_function, no_stack_protector, patchable_function_entry(0), no_sanitize("address"))) static int f(void)
{
    return 6;
}
struct __attribute__((designated_init)) s { int x; char name[4] __attribute__((nonstring)); };
static int g __attribute__((unused, nocommon)), h __attribute__((frobnicate(1, "x", (2))));

int main(void)
{
    struct s s = {.x = 8, .name = {'a', 'b', 'c', 'd'}};
    int local __attribute__((uninitialized));
    local = 9;
    say("%d %d %d %d %d %d\n", a(), b(), c(), d(1), e(), f());
    say("%d %c %d %d %d\n", s.x, s.name[3], local, g, h);
    return 0;
}
