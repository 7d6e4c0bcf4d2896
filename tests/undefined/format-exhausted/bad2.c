#include <stdio.h>
int main(void) {
    char out[40];
    snprintf(out, sizeof out, "%.*f", 2); // UB: format-exhausted
    return 0;
}
