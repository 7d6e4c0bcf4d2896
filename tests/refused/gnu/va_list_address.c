#include <stdarg.h>

static int first(va_list *list) { return va_arg(*list, int); }
static int pass(va_list list) {
    return first(&list);
}
int main(void) { return pass == 0; } // refused: address or type of a parameter of type va_list
