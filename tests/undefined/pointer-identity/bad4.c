// So may compound literals be, if they are const.
#include <stdio.h>
int main(void) {
    const int *a = (const int[]){1, 2}, *b = (const int[]){1, 2};
    printf("%s\n", a != b ? "two" : "one"); // UB: pointer-identity
    return 0;
}
