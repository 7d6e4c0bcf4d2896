// A structure of which that is said may lie over anything, and so may its members.
#include <stdio.h>

struct __attribute__((may_alias)) pair { unsigned low, high; };
union [[gnu::may_alias]] view { unsigned char bytes[8]; unsigned short halves[4]; };

int main(void)
{
    unsigned long x = 0x1122334455667788;
    struct pair *p = (struct pair *)&x;
    union view *v = (union view *)&x;
    struct pair copy = *p;
    p->low ^= p->high;
    v->halves[3] = 0xABCD;
    printf("%lx %x %x %x\n", x, copy.low, copy.high, v->bytes[7]);
    return 0;
}
