// It returns an int, of which a _Bool is one byte to some and a bit to others.
#include <stdio.h>
extern _Bool abs(int); // UB: reserved-name
int main(void) {
    printf("%d\n", abs(-2));
    return 0;
}
