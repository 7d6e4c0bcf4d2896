#include <ctype.h>
int main(void) {
    const char *s = "caf\xe9";
    int n = 0;
    for (; *s; s++)
        n += isalpha(*s) != 0; // UB: ctype-range
    return n;
}
