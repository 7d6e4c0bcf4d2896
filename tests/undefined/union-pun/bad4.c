// What the library stored through a member is read through a pointer to another one.
#include <stdio.h>
int main(void) {
    union { unsigned u; float f; } x;
    unsigned *p = &x.u;
    sscanf("2.5", "%f", &x.f);
    printf("%x\n", *p); // UB: union-pun
    return 0;
}
