#include <stdarg.h>
#include <stdio.h>
__attribute__((format(printf && 1, 2))) static int say(const char *f, ...)
{
    va_list args;
    va_start(args, f);
    int n = vprintf(f, args);
    va_end(args);
    return n;
}
int main(void) { return say("%d\n", 1) - 2; } // refused: format
