// The whole switch is a block.
#include <stdio.h>
int main(void) {
    int *p;
    switch (*(p = &(int){2})) {
    case 2: *p = 3;
    }
    printf("%d\n", *p); // UB: lifetime-ended
    return 0;
}
