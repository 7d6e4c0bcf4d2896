#include <stdio.h>
#include <string.h>
struct s { unsigned a : 3, b : 5; };
int main(void) {
    struct s s;
    memset(&s, 0xff, sizeof s);
    s.a = 1;
    printf("%d\n", ((unsigned char *)&s)[0]);
    return 0;
}
