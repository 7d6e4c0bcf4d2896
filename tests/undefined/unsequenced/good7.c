// Those of two declarators are, and so are an initialiser and what follows.
#include <stdio.h>
int main(void) {
    int n = 2, m = 5;
    int a[n++], b[n][m++], c = n++;
    printf("%zu %zu %d %d %d\n", sizeof a / sizeof *a, sizeof b / sizeof **b, c, n, m);
    return 0;
}
