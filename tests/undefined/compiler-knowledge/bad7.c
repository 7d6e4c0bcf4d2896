#include <stdio.h>
// As glibc's headers are read by clang where _FORTIFY_SOURCE is defined: a program that knows the size of `text` ends here.
int main(void) {
    char text[4];
    __builtin___snprintf_chk(text, 16, 1, __builtin_object_size(text, 1), "%d", 4); // UB: compiler-knowledge
    puts(text);
    return 0;
}
