// Old-style definitions: arguments arrive promoted and are converted back.
#include <stdio.h>

static int add(a, b)
    int a, b;
{
    return a + b;
}

static float scale(f, c, s)
    float f;
    char c;
    short s;
{
    return f * c + s;
}

static int count(s, ch) char *s; char ch; {
    int n = 0;
    for (; *s; s++) n += *s == ch;
    return n;
}

static int nothing() { return 7; }

struct p { int x, y; };
static int structs(p, q) struct p p, *q; { return p.x * q->y; }
static int arrays(a, f) int a[]; int f(); { return a[1] + f(); }

int main(void) {
    int (*f)() = add;
    struct p p = {3, 4};
    int a[] = {1, 2};
    printf("%d %d\n", add(1, 2), f(3, 4));
    printf("%g\n", scale(1.5f, 4, 7));
    printf("%g\n", scale(0.1, 10, 0) == 1.0f ? 1.0 : 0.0);
    printf("%d %d\n", count("banana", 'a'), nothing());
    printf("%d\n", structs(p, &p));
    printf("%d\n", arrays(a, nothing));
    printf("%g\n", scale(2.0f, (char)300, (short)70000));
    return 0;
}
