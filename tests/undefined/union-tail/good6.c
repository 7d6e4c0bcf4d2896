// What replaces a member with a union inside brings its own.
#include <stdio.h>
union In { char a; int b; };
struct S { union In u; int k; };
union Out { struct S s; int x[2]; char c; };
int main(void)
{
    struct S val = {.u.b = 0x10203, .k = 4};
    union Out v = {.s.u.a = 1, .s = val};
    union Out w = {.c = 1, .x = {7, 8}};
    printf("%d %d %d %d\n", v.s.u.b, v.x[1], w.x[0], w.x[1]);
    return 0;
}
