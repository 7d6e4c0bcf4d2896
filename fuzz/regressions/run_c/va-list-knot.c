#include <stdarg.h>
#include <stdio.h>
int g(va_list q) { void **p = (void *)q; p[2] = p; return va_arg(q, int); } int f(int n, ...) { va_list l; va_start(l, n); void **p = (void *)&l; p[2] = p; int a = g(l) + va_arg(l, int); va_end(l); return a; } int main(void) { return f(1, 2, 3); }