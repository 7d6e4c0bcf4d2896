// The result of a function that says it depends on its arguments alone changes with a variable.
#include <stdio.h>
static int factor = 2;
__attribute__((const)) static int scaled(int x) { return x * factor; }
int main(void) {
    int a = scaled(5); // UB: assume-violated
    factor = 3;
    printf("%d\n", a + scaled(5));
    return 0;
}
