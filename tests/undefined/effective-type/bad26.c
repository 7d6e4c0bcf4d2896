// %n stores an int.
#include <stdio.h>
int main(void) {
    float n = 0;
    printf("abc%n\n", (int *)&n); // UB: effective-type
    printf("%d\n", n > 0);
    return 0;
}
