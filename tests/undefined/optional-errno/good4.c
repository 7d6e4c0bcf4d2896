#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    const char *text = "  99999999999999999999 12 x";
    char *end;
    errno = 0;
    while (isspace((unsigned char)*text)) text++;
    size_t length = strlen(text);
    long value = strtol(text, &end, 10);
    int error = errno;
    printf("%d %zu %d\n", error == ERANGE, length, value > 0);
    errno = 0;
    value = strtol(end, &end, 10);
    if (errno != 0 || *end != ' ') return 1;
    printf("%ld\n", value);
    errno = 0;
    char copy[8] = "";
    memcpy(copy, text, 3);
    value = strtol(end, &end, 10);
    printf("%d %ld %s\n", errno, value, copy);
    return 0;
}
