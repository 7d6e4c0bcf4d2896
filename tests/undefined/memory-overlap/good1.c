#include <stdio.h>
#include <string.h>
int main(void) {
    int a[6] = {1, 2, 3, 4, 5, 6};
    memcpy(a, a + 3, 3 * sizeof *a);
    printf("%d %d\n", a[0], a[2]);
    memmove(a, a + 1, 5 * sizeof *a);
    printf("%d %d\n", a[0], a[4]);
    char s[16] = "abc\0def";
    strcpy(s, s + 4);
    puts(s);
    strcat(s, s + 8);
    puts(s);
    return 0;
}
