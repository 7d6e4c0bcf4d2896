#include <stdio.h>

#ifndef __has_builtin
#define __has_builtin(x) 0
#endif

int main(void)
{
#if __has_builtin(__builtin_rotateleft32) // UB: translation-choice
    puts("rotates");
#else
    puts("shifts");
#endif
    return 0;
}
