#include <ctype.h>
#include <stdio.h>

int main(void) {
    int count[12] = {0};
    for (int c = 0; c < 128; c++) {
        count[0] += !!isalnum(c);
        count[1] += !!isalpha(c);
        count[2] += !!iscntrl(c);
        count[3] += !!isdigit(c);
        count[4] += !!isgraph(c);
        count[5] += !!islower(c);
        count[6] += !!isprint(c);
        count[7] += !!ispunct(c);
        count[8] += !!isspace(c);
        count[9] += !!isupper(c);
        count[10] += !!isxdigit(c);
        count[11] += !!isblank(c);
    }
    for (int i = 0; i < 12; i++) printf("%d ", count[i]);
    printf("\n");
    for (const char *s = "Hello, World 42!"; *s; s++) putchar(toupper((unsigned char)*s));
    putchar('\n');
    for (const char *s = "Hello, World 42!"; *s; s++) putchar(tolower((unsigned char)*s));
    putchar('\n');
    printf("%d %d %d\n", !!isalpha(EOF), toupper('1'), tolower('A') == 'a');
    printf("%d %d\n", !!isspace('\t'), !!isspace('\v'));
    return 0;
}
