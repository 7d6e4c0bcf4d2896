#include <stdio.h>

// Names with two underscores are the implementation's, whatever they look like.
char *__strdup(const char *s) { // UB: reserved-name
    return s[0] ? 0 : (char *)s;
}
int main(void) {
    printf("%d\n", __strdup("a") == 0);
    return 0;
}
