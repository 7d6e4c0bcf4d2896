/* Not hostile at all: copies its input, slowly enough to fill the pipes, and counts it. */
#include <stdio.h>

int main(void) {
    int c;
    unsigned sum = 0;
    while ((c = getchar()) != EOF) {
        sum = sum * 31 + (unsigned)c;
        putchar(c);
    }
    return (int)(sum % 100);
}
