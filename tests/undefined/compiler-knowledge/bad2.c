#include <stdio.h>
char buffer[10];
int main(void) {
    char *p = buffer;
    printf("%d\n", (int)__builtin_object_size(p, 0)); // UB: compiler-knowledge
    return 0;
}
