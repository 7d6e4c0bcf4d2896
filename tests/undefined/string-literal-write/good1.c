#include <stdio.h>
static void upper(char *s) {
    for (; *s; s++)
        if (*s >= 'a' && *s <= 'z') *s -= 32;
}
int main(void) {
    char a[] = "lower", *p = (char[]){"literal"};
    upper(a);
    upper(p);
    upper("NOTHING TO DO");
    printf("%s %s\n", a, p);
    return 0;
}
