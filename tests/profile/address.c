/* An integer made of an address is known only as far as every machine agrees. */
#include <stdint.h>

int cell;

int main(void)
{
    uintptr_t address = (uintptr_t)&cell;
    int aligned = address % 4 == 0;
    int seen = address != 0;
    return aligned - seen;
}
