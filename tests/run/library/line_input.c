#include <stdio.h>
#include <string.h>

int main(void) {
    char line[16];
    int n = 0;
    while (fgets(line, sizeof line, stdin)) {
        size_t length = strlen(line);
        int whole = length && line[length - 1] == '\n';
        if (whole) line[--length] = 0;
        printf("%d:%zu:%d:%s\n", ++n, length, whole, line);
    }
    return n;
}
