/* A bit-field of a union is itself, though its other members are volatile. 6.7.3p6 */
#include <stdio.h>

union U {
    signed bits : 24;
    volatile unsigned all;
    volatile signed char first;
};

union U u;
volatile int other;

int main(void)
{
    int x = 0;
    int *p = &x;
    if (*p)
        p = (int *)&other;
    u.bits = 3;
    union U copy = u;
    printf("%d\n", copy.bits + *p);
    return 0;
}
