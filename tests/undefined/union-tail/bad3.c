// An initialiser gives a value to the first member only.
#include <stdio.h>
union number { short small; long long large; };
int main(void) {
    union number n = {0};
    printf("%d\n", n.large == 0); // UB: union-tail
    return 0;
}
