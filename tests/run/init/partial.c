// What is not initialised explicitly in an aggregate is zero, recursively.
#include <stdio.h>

struct s { char c; int i; double d; void *p; struct { short a[3]; } in; };

int main(void) {
    struct s a = {'x'}, b = {0}, c = {.in.a[1] = 4};
    printf("%c %d %g %d %d\n", a.c, a.i, a.d, a.p == 0, a.in.a[2]);
    printf("%d %d\n", b.c, b.in.a[0]);
    printf("%d %d %d\n", c.in.a[0], c.in.a[1], c.in.a[2]);
    int v[5] = {1, 2};
    printf("%d %d %d\n", v[1], v[2], v[4]);
    char s[8] = "abc";
    printf("%d %d %d\n", s[2], s[3], s[7]);
    char exact[3] = "abc";
    printf("%c%c%c\n", exact[0], exact[1], exact[2]);
    char braces[] = {"braced"};
    printf("%zu %s\n", sizeof braces, braces);
    int scalar = {5};
    double d = {(1, 2)};
    printf("%d %g\n", scalar, d);
    struct { struct { int x; } one; } trailing = {{7},};
    printf("%d\n", trailing.one.x);
    struct s array[3] = {{.i = 1}, {.i = 2}};
    printf("%d %d %d\n", array[0].i, array[1].i, array[2].i);
    int m[2][2][2] = {{{1}, {2}}, {{3, 4}}};
    printf("%d %d %d %d\n", m[0][1][0], m[0][0][1], m[1][0][1], m[1][1][1]);
    int flat[2][2] = {1, 2, 3};
    printf("%d %d\n", flat[1][0], flat[1][1]);
    struct { char a[4]; int b; } t[] = {"ab", 1, "cd", 2, {"ef"}};
    printf("%zu %s %d %s %d\n", sizeof t / sizeof *t, t[1].a, t[1].b, t[2].a, t[2].b);
    int wide[] = {L'a', L'b'};
    printf("%d %d\n", wide[0], wide[1]);
    return 0;
}
