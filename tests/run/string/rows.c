// Strings that end in the row or member they begin in, whatever the type of the pointer was.
#include <stdio.h>
#include <string.h>

static char rows[3][4] = {"yes", "no", "ok"};
static struct {
    int n;
    char a[4], b[4];
    union {
        char c[8];
        int i;
    } u;
} s = {1, "abc", "de", {"fghijkl"}};
static int words[2][2] = {{0x61616161, 0}, {0x62626262, 0}};

int main(void) {
    for (int i = 0; i < 3; i++)
        printf("%d %d %s\n", (int)strlen((char *)rows[i]), strcmp((void *)&rows[i], "no") == 0, rows[i]);
    printf("%.3s %.4s\n", (char *)&s.a, (char *)s.b);
    printf("%d %s\n", (int)strnlen((char *)s.a, 3), (char *)s.u.c + 2);
    printf("%s %d\n", (char *)words[0], strcmp((char *)&words[1][0], "bbbb"));
    return 0;
}
