#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
static void set(struct s *p) { p->i = 3; }
int main(void) {
    struct s s;
    memset(&s, 0, sizeof s);
    set(&s);
    unsigned hash = 0;
    for (unsigned i = 0; i < sizeof s; i++)
        hash = hash * 31 + ((unsigned char *)&s)[i]; // UB: padding-value
    printf("%u\n", hash);
    return 0;
}
