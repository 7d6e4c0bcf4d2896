#include <stdio.h>
#include <stdlib.h>
int main(void) {
    for (int n = 0; n < 4; n++) {
        int *p = malloc(n * sizeof *p);
        for (int i = 0; i < n; i++) p[i] = i * n;
        printf("%d\n", n ? p[n - 1] : -1);
        free(p);
    }
    return 0;
}
