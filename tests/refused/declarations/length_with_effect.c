#include <stdio.h>
int f(n, a) int n; int a[n++];
{ return n; }
int main(void) { printf("%d\n", f(2, (int *)0)); } // refused: side effects in the length
