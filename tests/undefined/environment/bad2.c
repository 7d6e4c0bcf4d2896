#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    puts(getenv("HOME") ? "at home" : "homeless"); // UB: environment
    return 0;
}
