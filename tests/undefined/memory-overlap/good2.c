#include <stdio.h>
#include <string.h>
int main(void) {
    char s[16] = "abcdef";
    memcpy(s + 3, s, 3);
    puts(s);
    memcpy(s, s + 1, 0);
    strncpy(s + 6, s, 6);
    puts(s);
    snprintf(s + 8, 8, "%.4s", s);
    puts(s);
    return 0;
}
