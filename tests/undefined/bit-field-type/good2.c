#include <stdio.h>

// Both readings of these come to the same.
struct S {
    unsigned long a : 40;
    unsigned b : 31;
    unsigned c : 32;
    long d : 12;
};
int main(void) {
    struct S s = {5, 1, 1, -3};
    switch (s.a) {
    case 5:
        puts("five");
    }
    printf("%d %d %d\n", s.a + 2 == 7, s.b - 2 < 0, s.c - 2 < 0);
    printf("%d %zu %zu\n", s.d + 1, sizeof(s.a + 1), sizeof(s.d + 1));
    puts(_Generic(s.d + 1, int: "int", default: "other"));
    puts(_Generic(s.c, unsigned: "unsigned", default: "other"));
    return 0;
}
