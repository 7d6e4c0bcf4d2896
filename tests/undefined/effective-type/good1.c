// What may access what: signedness, qualifiers, characters, members, elements, enumerations.
#include <stdio.h>
struct in { int a, b; };
struct out { struct in in; double d; };
enum e { A, B = 7 };
int main(void) {
    int x = -1;
    const unsigned *u = (const unsigned *)&x;
    unsigned char *c = (unsigned char *)&x;
    struct out o = {{3, 4}, 5};
    struct in *in = (struct in *)&o;
    int *first = (int *)&o;
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int *row = (int *)m;
    enum e e = B;
    unsigned *pe = (unsigned *)&e;
    *c = 0xfe;
    in->b = 9;
    *first += 1;
    printf("%u %d %d %d %d %u\n", *u, x, o.in.b, o.in.a, row[2], *pe);
    return 0;
}
