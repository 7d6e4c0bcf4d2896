#include <stdio.h>

int main(void)
{
    printf("%ld\n", __STDC_VERSION__); // UB: translation-choice
    return 0;
}
