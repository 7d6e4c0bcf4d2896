#include <stdio.h>
int main(void)
{
#ifdef __GLIBC__ // refused: whether `__GLIBC__` is a macro, as the system's own <stdio.h> has it
    puts("glibc");
#endif
    return 0;
}
