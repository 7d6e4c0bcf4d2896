#include <stdio.h>
__attribute__((weak)) const int k;
int main(void) { printf("%d\n", k); }
