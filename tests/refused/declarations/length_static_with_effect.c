#include <stdio.h>
int f(n, a) int n; int a[static n++];
{ return n; }
int main(void) { int z[3]; printf("%d\n", f(2, z)); } // refused: side effects in the length
