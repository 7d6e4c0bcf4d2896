#include <stdio.h>

// Nobody calls it by name, but printf of a line may become a call of puts.
int puts(const char *s) { // UB: reserved-name
    return printf("%s!", s);
}
int main(void) {
    printf("hello\n");
    return 0;
}
