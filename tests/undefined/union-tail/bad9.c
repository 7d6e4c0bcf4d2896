// So does an initialiser of something around it that says nothing of it.
#include <stdio.h>
union u {
    char c;
    long l;
};
struct s {
    int n;
    union u u[3];
};
int main(void) {
    struct s s = {1};
    printf("%d %ld\n", s.n, s.u[2].l); // UB: union-tail
    return 0;
}
