#include <stdio.h>
__attribute__((weak)) const int k = 3;
extern const int u __attribute__((weak));
int f(void);
int main(void) { printf("%d %d %d\n", k, f(), u); }
