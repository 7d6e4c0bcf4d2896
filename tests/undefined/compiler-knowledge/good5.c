#include <stdio.h>
#include <string.h>
#include <stdarg.h>
static int shown(char *to, size_t size, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = __builtin___vsnprintf_chk(to, size, 1, __builtin_object_size(to, 1), format, list);
    va_end(list);
    return length;
}
static void printed(const char *format, ...) {
    va_list list;
    va_start(list, format);
    __builtin___vprintf_chk(1, format, list);
    va_end(list);
}
int main(void) {
    char text[16], other[16];
    printf("%d ", __builtin___snprintf_chk(text, sizeof text, 1, __builtin_object_size(text, 1), "%d %s", 4, "four"));
    puts(text);
    printf("%d ", __builtin___sprintf_chk(text, 1, __builtin_object_size(text, 1), "%#x", 255));
    puts(text);
    printf("%d ", shown(text, 3, "%05d", 12345));
    puts(text);
    __builtin___memset_chk(other, 0, sizeof other, __builtin_object_size(other, 0));
    __builtin___strcpy_chk(other, "abc", __builtin_object_size(other, 1));
    __builtin___strncat_chk(other, "defg", 2, __builtin_object_size(other, 1));
    __builtin___memcpy_chk(other + 1, "xy", 2, __builtin_object_size(other + 1, 0));
    puts(other);
    puts(__builtin___stpcpy_chk(text, other, __builtin_object_size(text, 1)) == text + 5 ? text : "wrong");
    printed("%s %d\n", "list", 7);
    __builtin___fprintf_chk(stdout, 1, "%c%%n\n", 'c');
    return __builtin___printf_chk(1, "%d\n", 3);
}
