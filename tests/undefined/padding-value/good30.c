// Nothing was stored since the bytes were cleared.
#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
int main(void) {
    struct s s;
    memset(&s, 3, sizeof s);
    unsigned char bytes[sizeof s];
    memcpy(bytes, &s, sizeof s);
    printf("%d %d\n", bytes[1], bytes[2]);
    return 0;
}
