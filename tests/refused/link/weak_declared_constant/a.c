#include <stdio.h>
__attribute__((weak)) extern const int k;
const int k = 3;
int main(void) { printf("%d\n", *&k > 0); }
