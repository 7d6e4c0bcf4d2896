// The library is called by both, for different objects.
#include <stdio.h>
#include <string.h>

int main(void) {
    char a[8] = "a", b[8] = "b";
    size_t n = strlen(strcat(a, "x")) + strlen(strcat(b, "yy"));
    printf("%d %s %s\n", (int)n, a, b);
    return 0;
}
