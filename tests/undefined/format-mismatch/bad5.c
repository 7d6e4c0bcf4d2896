#include <stdio.h>
int main(void) {
    char out[20];
    sprintf(out, "%s", 'x'); // UB: format-mismatch
    return 0;
}
