#include <stdio.h>
struct s { char text[8]; };
static struct s make(void) {
    struct s s = {"abc"};
    return s;
}
static int length(const char *s) {
    int n = 0;
    while (s[n]) n++;
    return n;
}
int main(void) {
    printf("%d %c\n", length(make().text), make().text[1]);
    struct s kept = make();
    kept.text[1] = 'x';
    puts(kept.text);
    printf("%s\n", make().text);
    return 0;
}
