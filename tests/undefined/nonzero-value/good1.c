#include <ctype.h>
#include <stdio.h>
int main(void) {
    int letters = 0, others = 0;
    for (const char *s = "ab1 -"; *s; s++) {
        letters += !!isalpha((unsigned char)*s);
        if (!isalnum((unsigned char)*s)) others++;
    }
    printf("%d %d %d\n", letters, others, isdigit('4') != 0 && isupper('A') ? 7 : 8);
    return 0;
}
