// Functions that do not return, in all spellings.
#include <stdlib.h>
#include <stdio.h>

_Noreturn static void a(int x) { exit(x); }
__attribute__((noreturn)) static void b(int x) { a(x + 1); }
__attribute__((__noreturn__)) static void c(int x) { b(x + 1); }
[[noreturn]] static void d(int x) { c(x + 1); }
[[gnu::noreturn]] static void e(int x) { d(x + 1); }
[[__gnu__::__noreturn__]] static void f(int x) { e(x + 1); }
static void g(int x) __attribute__((noreturn));
static void g(int x) { for (;;) f(x); }

int main(void)
{
    puts("main");
    g(1);
}
