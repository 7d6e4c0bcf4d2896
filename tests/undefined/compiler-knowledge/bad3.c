#include <stdio.h>
int main(void) {
    const int size = 3;
    int known = __builtin_constant_p(size); // UB: compiler-knowledge
    return known;
}
