#include <stdio.h>
int main(void) {
    printf("%d %s %d\n", 1, "two", 3);
    printf("%d\n", 1, 2, 3);
    printf("%.*f %%d\n", 2, 1.0);
    return 0;
}
