#include <stdio.h>

#define SHOW(a) printf("%d %d\n", a, __LINE__)
int main(void) {
    SHOW(1 + // UB: translation-choice
         2);
    return 0;
}
