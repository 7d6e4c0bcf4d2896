#include <stdio.h>
struct s { char name[4]; int after; };
int main(void) {
    struct s s = {"abc", 5}, *p = &s;
    char *whole = (char *)p;
    whole[4] = 6;
    for (char *c = s.name; c != s.name + 4; c++) printf("%d ", *c);
    printf("%d\n", s.after);
    int a[2][3] = {{1, 2, 3}, {4, 5, 6}}, *last = &a[1][2];
    printf("%d %d\n", last[-2], a[1][0]);
    return 0;
}
