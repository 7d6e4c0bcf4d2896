// Unions in initialisers: members that replace others, and what is zero by itself.
#include <stdio.h>
union In { char a; int b; };
union Out { struct { union In u; } s; int x; };
int main(void)
{
    union Out v = {.s.u.a = 1, .x = 5};
    union Out w = {.x = 7, .s.u.b = 9};
    struct { int k; union In u; } z = {3};
    union In all[3] = {{1}, [1].b = 0x202, {3}};
    printf("%d %d %d %d %d\n", v.x, w.s.u.b, z.u.a, all[1].b, all[2].a);
    return 0;
}
