#include <stdio.h>
int main(void) {
    const char *format = "%d %s %d\n";
    printf(format, 1, "two"); // UB: format-exhausted
    return 0;
}
