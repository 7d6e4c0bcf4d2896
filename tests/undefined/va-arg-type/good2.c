#include <stdarg.h>
#include <stdio.h>
struct s { int a; char b; };
enum e { X, Y };
static int get(int n, ...) {
    va_list ap;
    va_start(ap, n);
    struct s s = va_arg(ap, struct s);
    short h = (short)va_arg(ap, int);
    long l = va_arg(ap, long);
    int x = va_arg(ap, unsigned);
    va_end(ap);
    return s.a + h + (int)l + x;
}
int main(void) {
    short h = 20;
    enum e y = Y;
    printf("%d\n", get(4, (struct s){1, 'b'}, h, 300L, y));
    return 0;
}
