// Recursive descent over standard input.
#include <ctype.h>
#include <stdio.h>

static int look;
static long expression(void);

static void advance(void) {
    do look = getchar();
    while (look == ' ');
}
static long factor(void) {
    if (look == '-') {
        advance();
        return -factor();
    }
    if (look == '(') {
        advance();
        long v = expression();
        advance();
        return v;
    }
    long v = 0;
    while (isdigit(look)) {
        v = v * 10 + (look - '0');
        look = getchar();
    }
    if (look == ' ') advance();
    return v;
}
static long term(void) {
    long v = factor();
    while (look == '*' || look == '/' || look == '%') {
        int op = look;
        advance();
        long r = factor();
        if (op != '*' && r == 0) r = 1;
        v = op == '*' ? v * r : op == '/' ? v / r : v % r;
    }
    return v;
}
static long expression(void) {
    long v = term();
    while (look == '+' || look == '-') {
        int op = look;
        advance();
        long r = term();
        v = op == '+' ? v + r : v - r;
    }
    return v;
}

int main(void) {
    advance();
    while (look != EOF) {
        printf("%ld\n", expression());
        if (look == '\n') advance();
    }
    return 0;
}
