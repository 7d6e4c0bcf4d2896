// A small lexer: state machine, nested switches, early exits.
#include <ctype.h>
#include <stdio.h>

enum state { START, NUMBER, WORD, STRING, DONE };

static int lex(const char *s) {
    enum state state = START;
    int tokens = 0, value = 0, length = 0;
    for (;; s++) {
    redo:
        switch (state) {
        case START:
            if (!*s) { state = DONE; goto redo; }
            if (isspace((unsigned char)*s)) continue;
            tokens++;
            if (isdigit((unsigned char)*s)) { state = NUMBER; value = 0; goto redo; }
            if (isalpha((unsigned char)*s)) { state = WORD; length = 0; goto redo; }
            if (*s == '"') { state = STRING; length = 0; break; }
            printf("<%c>", *s);
            break;
        case NUMBER:
            if (isdigit((unsigned char)*s)) { value = value * 10 + *s - '0'; break; }
            printf("<%d>", value);
            state = START;
            goto redo;
        case WORD:
            if (isalnum((unsigned char)*s)) { length++; break; }
            printf("<w%d>", length);
            state = START;
            goto redo;
        case STRING:
            if (!*s) return -1;
            if (*s == '"') { printf("<s%d>", length); state = START; break; }
            if (*s == '\\' && s[1]) s++;
            length++;
            break;
        case DONE: printf("\n"); return tokens;
        }
    }
}

int main(void) {
    printf("%d\n", lex("if (x1 >= 42) print(\"a \\\"b\\\"\", 007);"));
    printf("%d\n", lex("   "));
    printf("%d\n", lex("\"open"));
    return 0;
}
