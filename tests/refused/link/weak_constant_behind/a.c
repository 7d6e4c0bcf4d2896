#include <stdio.h>
const int k[2] = {3, 4};
int f(void);
int main(void) { printf("%d\n", f() + k[0]); }
