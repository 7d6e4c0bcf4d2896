#include <stdio.h>

// With variable arguments.
int execl(const char *path, const char *first, ...) { // UB: reserved-name
    return path[0] - first[0];
}
int main(void) {
    printf("%d\n", execl("b", "a", (char *)0));
    return 0;
}
