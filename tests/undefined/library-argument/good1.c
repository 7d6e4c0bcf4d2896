#include <stdio.h>
#include <string.h>
int main(void) {
    char s[4] = {'a', 'b', 'c', 'd'};
    printf("%d %d\n", memchr(s, 'z', 4) == 0, s[3]);
    printf("%.4s %.2s\n", s, s);
    char to[5];
    strcpy(to, "four");
    puts(to);
    strncpy(s, "longer", sizeof s);
    printf("%c\n", s[3]);
    return 0;
}
