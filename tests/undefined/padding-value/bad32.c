#include <stdio.h>
#include <string.h>
struct inner { char c; int i; };
struct outer { struct inner inner; int k; };
int main(void) {
    struct outer o;
    memset(&o, 0, sizeof o);
    o.k = 1;
    printf("%d\n", ((unsigned char *)&o)[2]); // UB: padding-value
    return 0;
}
