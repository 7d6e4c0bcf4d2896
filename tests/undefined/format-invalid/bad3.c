// A length that the conversion does not take, a flag that it does not know.
#include <stdio.h>
int main(void) {
    printf("%hd ", 3);
    printf("%#d\n", 3); // UB: format-invalid
    return 0;
}
