#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
static struct s same(struct s x) { return x; }
int main(void) {
    struct s s;
    memset(&s, 5, sizeof s);
    struct s t = same(s);
    printf("%d\n", ((unsigned char *)&t)[1]); // UB: padding-value
    return 0;
}
