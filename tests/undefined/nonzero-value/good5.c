// Of what is called through a pointer, only the truth is looked at.
#include <ctype.h>
#include <stdio.h>
static int count(int (*is)(int), const char *text) {
    int n = 0;
    for (; *text; text++)
        n += is((unsigned char)*text) != 0;
    return n;
}
int main(void) {
    int (*tables[])(int) = {isalpha, isdigit, isspace, toupper};
    for (int i = 0; i < 4; i++)
        printf("%d\n", count(tables[i], "a1 b22"));
    printf("%d\n", (*toupper)('x'));
    return 0;
}
