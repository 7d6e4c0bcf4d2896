#include <ctype.h>
#include <stdio.h>
int main(void) {
    int letters = 0;
    for (const char *s = "ab1"; *s; s++) letters += isalpha((unsigned char)*s); // UB: nonzero-value
    printf("%d\n", letters);
    return 0;
}
