#include <stdio.h>
extern int v __attribute__((weak));
int v = 3;
int f(void);
__attribute__((weak)) int g(void);
int g(void) { return 1; }
int main(void) { printf("%d %d %d\n", v, f(), g()); }
