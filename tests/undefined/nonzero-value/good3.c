#include <ctype.h>
#include <stdio.h>
int main(void) {
    int known = isspace('\t');
    printf("%d ", known ? 1 : 0);
    _Bool is = isxdigit('f');
    printf("%d\n", is);
    return 0;
}
