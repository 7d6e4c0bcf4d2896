#include <stdio.h>

int main(void) {
    for (int w = -6; w <= 6; w += 3)
        for (int p = -1; p <= 4; p++) {
            printf("[%*.*d]", w, p, 42);
            printf("[%*.*s]", w, p, "abcdef");
            printf("[%*.*f]", w, p, 3.14159);
            printf("[%0*.*x]", w < 0 ? -w : w, p, 0xabu);
            printf("[%+-*.*g]\n", w < 0 ? -w : w, p, 0.0001234);
        }
    return 0;
}
