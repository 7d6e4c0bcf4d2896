#include "kinds.h"
#include <stdio.h>
int main(void) {
    printf("%d %d\n", choose(small), choose(large));
    return 0;
}
