// Tagged values, copied as a whole while a small member is the one that counts.
#include <stdio.h>
enum kind { SMALL, LARGE };
struct value { enum kind kind; union { char small; double large; } as; };
static struct value make_small(char c) {
    struct value v;
    v.kind = SMALL;
    v.as.small = c;
    return v;
}
static struct value make_large(double d) {
    struct value v;
    v.kind = LARGE;
    v.as.large = d;
    return v;
}
int main(void) {
    struct value all[3];
    all[0] = make_large(2.5);
    all[1] = make_small('x');
    all[2] = all[0];
    all[0] = all[1];
    for (int i = 0; i < 3; i++) {
        struct value v = all[i];
        if (v.kind == SMALL) printf("%c\n", v.as.small);
        else printf("%g\n", v.as.large);
    }
    return 0;
}
