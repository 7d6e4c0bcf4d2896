// push_macro and pop_macro.
#include <stdio.h>

#define N 1
#pragma push_macro("N")
#undef N
#define N 2
static int two = N;
_Pragma("push_macro(\"N\")")
#undef N
static int N = 3;
#pragma pop_macro("N")
static int again = N;
#pragma pop_macro("N")
static int one = N;

int main(void)
{
    printf("%d %d %d\n", two, again, one);
    return 0;
}
