// Characters are copied by pointers that move.
#include <stdio.h>

int main(void) {
    char a[4] = "abc", b[4], *p = a, *q = b;
    while ((*q++ = *p++))
        ;
    puts(b);
    return 0;
}
