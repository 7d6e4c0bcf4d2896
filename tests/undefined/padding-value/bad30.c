#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
int main(void) {
    struct s s;
    memset(&s, 0, sizeof s);
    s.c = 1;
    unsigned char bytes[sizeof s];
    memcpy(bytes, &s, sizeof s);
    printf("%d\n", bytes[1]); // UB: padding-value
    return 0;
}
