// _Exit ends without destructors.
#include <stdio.h>
#include <stdlib.h>

__attribute__((destructor)) static void end(void)
{
    puts("end");
    fflush(stdout);
}

int main(void)
{
    puts("main");
    fflush(stdout);
    _Exit(2);
}
