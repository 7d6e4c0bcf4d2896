#include <stdio.h>
struct s { char name[8]; };
int main(void) {
    struct s s = {"abc"}, t = s;
    t.name[0] = 'X';
    static char table[2][4] = {"one", "two"};
    table[1][0] = 'T';
    char *p = "abc";
    p = s.name;
    *p = 'z';
    printf("%s %s %s\n", s.name, t.name, table[1]);
    return 0;
}
