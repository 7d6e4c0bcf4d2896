#include <stdio.h>

static counter = 3;

add(a, b)
{
    return a + b;
}

main()
{
    const four = 4;
    register i;
    for (i = 0; i < 2; i++)
        counter += add(four, i);
    printf("%d\n", counter);
    return 0;
}
