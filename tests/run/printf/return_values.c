#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int count(const char *format, ...) {
    va_list ap, copy;
    char small[6];
    va_start(ap, format);
    va_copy(copy, ap);
    int full = vsnprintf(NULL, 0, format, ap);
    int again = vsnprintf(small, sizeof small, format, copy);
    va_end(copy);
    va_end(ap);
    printf("%d %d <%s>\n", full, again, small);
    return full;
}

int main(void) {
    int n = count("%d-%d", 1, 2);
    n += count("%s", "longer than six");
    n += count("");
    n += count("%5.2f|%c", 1.005, 'x');
    printf("%d\n", n);
    char out[64];
    int at = 0;
    for (int i = 0; i < 5; i++) at += sprintf(out + at, "%d,", i * i * i);
    printf("%s %d %zu\n", out, at, strlen(out));
    return 0;
}
