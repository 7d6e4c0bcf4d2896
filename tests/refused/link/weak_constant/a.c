#include <stdio.h>
__attribute__((weak)) const int k = 3;
int main(void) { printf("%d\n", k); }
