// Functions of the library's by pointers of their own types, with a prototype and without.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void *(*copier)(void *, const void *, size_t);

int main(void) {
    copier copy = memcpy;
    int (*show)(const char *, ...) = printf;
    int (*absolute)() = abs;
    char text[4], words[3][4] = {"c", "b", "a"};
    copy(text, "abc", 4);
    qsort(words, 3, 4, (int (*)(const void *, const void *))strcmp);
    show("%s %d %s\n", text, absolute(-3), words[0]);
    return 0;
}
