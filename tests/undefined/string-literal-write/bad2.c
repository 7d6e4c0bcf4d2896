#include <string.h>
int main(void) {
    char *names[2] = {"first", "second"};
    memcpy(names[1], "x", 1); // UB: string-literal-write
    return 0;
}
