#include <stdio.h>

#define AT_LEAST(major) (defined __GNUC__ && __GNUC__ >= (major))

static int answer(void)
{
#if AT_LEAST(5) // UB: translation-choice
    return 5;
#else
    return 4;
#endif
}

int main(void)
{
    printf("%d\n", answer());
    return 0;
}
