// Objects may be accessed through an lvalue of such a type whatever they are (6.5p7 does not apply).
#include <stdio.h>
#include <stdlib.h>

typedef unsigned __attribute__((may_alias)) word;
typedef unsigned short half [[gnu::may_alias]];
typedef unsigned other __attribute__((__may_alias__));

int main(void)
{
    float f = 1;
    double *d = malloc(sizeof *d);
    *d = -0.0;
    *(word *)&f |= 0x00400000;
    ((half *)d)[3] ^= 0x8000;
    other *w = (other *)d;
    w[1] = 0x40000000;
    printf("%g %g %x %x\n", f, *d, *(word *)&f, ((half *)&f)[1]);
    free(d);
    return 0;
}
