// An `int` is stored, and no member of a structure.
#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
static void set(int *p) { *p = 3; }
int main(void) {
    struct s s;
    memset(&s, 0, sizeof s);
    set(&s.i);
    printf("%d\n", ((unsigned char *)&s)[1]);
    return 0;
}
