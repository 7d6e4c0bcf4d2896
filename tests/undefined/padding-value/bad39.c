#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
int main(void) {
    struct s s;
    memset(&s, 0, sizeof s);
    s.c++;
    s.i += 2;
    printf("%d\n", ((unsigned char *)&s)[3]); // UB: padding-value
    return 0;
}
