#include <ctype.h>
#include <stdio.h>
int main(void) {
    const char *s = "caf\xe9!";
    int n = 0;
    for (; *s; s++) n += isalpha((unsigned char)*s) != 0;
    printf("%d %d\n", n, isalpha(EOF) != 0);
    return 0;
}
