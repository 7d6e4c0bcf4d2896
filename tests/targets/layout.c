/* Structs whose members lie elsewhere on other targets, packed ones too. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

struct a { char c; long long l; char d; };
struct b { short s; struct a a; char c; };
struct __attribute__((packed)) p { char c; int i; short s; void *v; };
#pragma pack(2)
struct q { char c; double d; long l; };
#pragma pack()
struct f { int x : 9; char c; unsigned y : 11; unsigned : 0; unsigned z : 3; };
struct w { unsigned long long wide : 40, rest : 20; };
struct t { char n; short data[]; };

int main(void) {
    printf("%d %d %d %d %d\n", (int)sizeof(struct a), (int)sizeof(struct b), (int)sizeof(struct p),
        (int)sizeof(struct q), (int)sizeof(struct f));
    printf("%d %d %d %d\n", (int)offsetof(struct a, l), (int)offsetof(struct b, c),
        (int)offsetof(struct p, v), (int)offsetof(struct q, l));
    printf("%d %d\n", (int)sizeof(struct w), (int)_Alignof(struct b));
    struct w w = {0xfedcba9876, 0xabcde};
    printf("%llx %x %d\n", (unsigned long long)w.wide, (unsigned)w.rest >> 4, (int)(w.wide >> 39));
    struct p p = {1, -20000, 3, &p};
    p.i--;
    printf("%d %d %d\n", p.i, p.s, p.v == (void *)&p);
    struct f f = {-200, 'x', 2000, 5}, g;
    g = f;
    g.x += 10;
    printf("%d %c %u %u\n", g.x, g.c, (unsigned)g.y, (unsigned)g.z);
    struct q q[2];
    memset(q, 0, sizeof q);
    q[1].d = 2.5;
    q[1].l = -7;
    printf("%.1f %ld\n", q[1].d, q[1].l);
    return 0;
}
