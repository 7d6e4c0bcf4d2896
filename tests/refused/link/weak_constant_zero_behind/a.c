#include <stdio.h>
const int k = 8; // refused: the constant 'k' has two definitions
int f(void);
int main(void) { printf("%d\n", f()); }
