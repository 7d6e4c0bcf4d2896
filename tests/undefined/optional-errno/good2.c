// What the program itself has put there.
#include <errno.h>
#include <stdio.h>
#include <string.h>
static int parse(const char *text) {
    if (strlen(text) > 3) errno = EDOM;
    return 7;
}
int main(void) {
    errno = 0;
    int value = parse("abcd"), error = errno;
    printf("%d %d\n", value, error == EDOM);
    return 0;
}
