#include <stdio.h>
int main(void) {
    for (int n = 1; n < 4; n++) {
        char a[n], b[n * n][n];
        printf("%zu %zu\n", sizeof a, sizeof b);
    }
    unsigned char k = 255;
    char c[k];
    printf("%zu\n", sizeof c);
    return 0;
}
