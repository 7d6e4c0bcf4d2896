// An enum without negative members is unsigned int for gcc and clang, its constants are int.
#include <stdio.h>

enum u { A, B };
enum s { C = -1, D };

int main(void) {
    enum u u = A;
    enum s s = D;
    u--;
    s--;
    printf("%d %d\n", u > 0, s > 0);
    printf("%d %d\n", A - 1 < 0, s == C);
    printf("%s\n", _Generic(A, int: "int", unsigned: "unsigned", default: "?"));
    printf("%s\n", _Generic(u, int: "int", unsigned: "unsigned", default: "?"));
    printf("%s\n", _Generic(s, int: "int", unsigned: "unsigned", default: "?"));
    unsigned *p = &u;
    *p = 1;
    printf("%d\n", u == B);
    return 0;
}
