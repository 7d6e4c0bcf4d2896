/* Values that are not there, at every visit or at some. */
struct S { int a; int b : 3; unsigned c : 4; double d; };
union U { long l; double d; short s; };
union U shared;

int main(void)
{
    struct S s;
    int x, i;
    union U u;
    int *p = 0, *gone = 0;
    i = 0;
again:
    s.b = -i;
    if (i > 0) {
        x = 12;
        s.a = x;
        u.l = 40 + i;
        shared.d = 0.5;
    }
    {
        int inner = i;
        p = &inner;
        gone = &inner;
        inner++;
    }
    i++;
    if (i < 3)
        goto again;
    p = gone = &x;
    s.d = *p;
    shared.s = -1;
    return 0;
}
