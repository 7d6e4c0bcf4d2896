#include <stdio.h>
#include <string.h>

int main(void) {
    int c, lines = 0, words = 0, in_word = 0;
    unsigned long hash = 5381;
    while ((c = getchar()) != EOF) {
        hash = hash * 33 + (unsigned)c;
        if (c == '\n') lines++;
        if (c == ' ' || c == '\n') in_word = 0;
        else if (!in_word) in_word = 1, words++;
    }
    printf("%d %d %lu\n", lines, words, hash);
    printf("%d\n", getchar() == EOF);
    return 0;
}
