#include <ctype.h>
#include <stdio.h>
int main(void) {
    int n = 0;
    for (int c = -1; c < 256; c++) n += isdigit(c) != 0;
    printf("%d %d %c\n", n, tolower(EOF), toupper('q'));
    return 0;
}
