#include <stdarg.h>
#include <stdio.h>

// POSIX: arguments by their numbers, in any order and several times.
static void show(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
}
int main(void) {
    char text[40];
    printf("%2$d %1$s %2$d\n", "x", 5);
    printf("%2$*1$d|%2$-*1$d|%3$.*1$f\n", 5, 42, 1.5);
    printf("%1$ld%% %3$c %2$#x\n", 7l, 255u, 'c');
    int n = snprintf(text, sizeof text, "%3$s-%2$s-%1$s", "a", "b", "c");
    printf("%s %d\n", text, n);
    show("%2$s %1$d %2$s\n", 3, "list");
    return 0;
}
