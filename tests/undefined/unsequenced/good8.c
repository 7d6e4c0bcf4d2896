// One va_arg after the other, whichever list; and a packed member that changes before it is read.
#include <stdarg.h>
#include <stdio.h>
struct __attribute__((packed)) item { char tag; int count; };
static int sum(int n, ...) {
    va_list list, copy;
    va_start(list, n);
    va_copy(copy, list);
    int s = va_arg(list, int) + va_arg(copy, int);
    s = s * 10 + (va_arg(list, int), va_arg(list, int));
    s += va_arg(copy, int) ? va_arg(copy, int) : 0;
    va_end(copy);
    va_end(list);
    return s;
}
int main(void) {
    struct item x = {'x', 1}, y = {'y', 5};
    struct item *p = &x, *q = &y;
    p->count = (p->count++, p->count + 1);
    p->count += q->count++;
    printf("%d %d %d\n", x.count, y.count, sum(3, 1, 2, 3));
    return 0;
}
