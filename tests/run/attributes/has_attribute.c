// What a program is told about attributes is what gcc and clang say.
#include <stdio.h>

#define ASK(x) (__has_attribute(x) ? 1 : 0)

int main(void)
{
#if __has_attribute(packed) && __has_attribute(__aligned__) && __has_attribute(cleanup) && __has_attribute(constructor)
    puts("known");
#endif
#if __has_attribute(frobnicate) || __has_attribute(vendor)
    puts("unknown");
#endif
#if __has_attribute(vector_size) && __has_attribute(alias) && __has_attribute(noreturn) && __has_attribute(fallthrough)
    puts("more");
#endif
    return 0;
}
