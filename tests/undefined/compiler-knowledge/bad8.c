#include <stdarg.h>
extern int puts(const char *);
extern int vsnprintf(char *, unsigned long, const char *, va_list);
// As glibc's headers define it where _FORTIFY_SOURCE is defined.
extern inline __attribute__((__always_inline__, __gnu_inline__)) int
vsnprintf(char *__s, unsigned long __n, const char *__fmt, va_list __ap) {
    return __builtin___vsnprintf_chk(__s, __n, 1, __builtin_object_size(__s, 1), __fmt, __ap);
}
static int shown(char *to, unsigned long size, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vsnprintf(to, size, format, list); // UB: compiler-knowledge
    va_end(list);
    return length;
}
int main(void) {
    char text[4];
    shown(text, 16, "%d", 4);
    puts(text);
    return 0;
}
