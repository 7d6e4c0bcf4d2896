#include <stdio.h>

#if defined __OPTIMIZE__ && !defined __clang__ // UB: translation-choice
enum { KIND = 1 };
#else
enum { KIND = 2 };
#endif

int main(void)
{
    printf("%d\n", KIND);
    return 0;
}
