#include <stdio.h>
#include <string.h>
struct __attribute__((packed)) s { char c; int i; short v[3]; };
int main(void) {
    struct s s = {1, 2, {3, 4, 5}}, *p = &s, copy;
    p->i += 5;
    s.v[1] = s.i;
    copy = *p;
    int i;
    memcpy(&i, &p->i, sizeof i);
    printf("%d %d %d\n", i, copy.v[1], copy.v[2]);
    return 0;
}
