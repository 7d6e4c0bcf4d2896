#include <stdarg.h>
#include <stdio.h>

// Attributes without effect, where compilers have them.
extern int weak_one __attribute__((weak));
int weak_one = 1;
int placed __attribute__((section("mine"), visibility("hidden"))) = 2;
extern int placed;
static _Thread_local int model __attribute__((tls_model("local-exec"))) = 3;
int common_one __attribute__((common)), own_one __attribute__((__nocommon__)) = 4;
static int say(const char *f, ...) __attribute__((__format__(__printf__, 1, 2), cold));
static int vsay(const char *f, va_list list) __attribute__((format(printf, 1, 0)));
static const char *text(const char *f) __attribute__((format_arg(1)));
static void *get(int n, int m) __attribute__((alloc_size(1, 2), nonnull, hot));
static int first(char *p, char *q) __attribute__((nonnull(2)));
static inline __attribute__((always_inline)) int inner(int n) { return n * 2; }
static inline __attribute__((always_inline)) int outer(int n) { return inner(n) + inner(n + 1); }
static int again(int n) { return n ? outer(n) + again(n - 1) : 0; }

static int vsay(const char *f, va_list list) { return vprintf(f, list); }
static int say(const char *f, ...) {
    va_list list;
    va_start(list, f);
    int n = vsay(f, list);
    va_end(list);
    return n;
}
static const char *text(const char *f) { return f + 1; }
static void *get(int n, int m) { return n > m ? &placed : &weak_one; }
static int first(char *p, char *q) { return p ? *p : *q; }
int main(void) {
    static int here __attribute__((section("mine"))) = 5;
    extern int weak_one __attribute__((weak));
    char c = 6;
    say("%d %d %d\n", weak_one, placed, model);
    say(text(" %d %d %d\n"), common_one, own_one, here);
    say("%d %d %d\n", *(int *)get(1, 2), first(0, &c), again(4));
    return 0;
}
