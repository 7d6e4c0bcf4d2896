#include <stdio.h>

int main(void)
{
#ifdef __OPTIMIZE__ // UB: translation-choice
    puts("optimised");
#else
    puts("as it stands");
#endif
    return 0;
}
