// Floating modes, and a mode through a typedef.
#include <stdio.h>

typedef float sf __attribute__((mode(SF)));
typedef float df __attribute__((mode(DF)));
typedef int plain;
typedef plain long_plain __attribute__((mode(DI)));

int main(void)
{
    df third = (df)1 / 3;
    sf short_third = (sf)1 / 3;
    printf("%zu %zu %zu\n", sizeof(sf), sizeof(df), sizeof(long_plain));
    printf("%.17g %.9g\n", third, short_third);
    return 0;
}
