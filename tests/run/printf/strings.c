#include <stdio.h>

int main(void) {
    const char *s = "string";
    printf("|%s|%10s|%-10s|%.3s|%10.3s|%-10.3s|%.0s|%.20s|\n", s, s, s, s, s, s, s, s);
    printf("|%*s|%-*s|%.*s|%*.*s|%.*s|\n", 8, s, 8, s, 2, s, 8, 2, s, -1, s);
    char unterminated[3] = {'a', 'b', 'c'};
    printf("%.3s|%.2s\n", unterminated, unterminated);
    printf("%s%s%s\n", "", "x", "");
    printf("%%|%c|%5c|%-5c|\n", 'c', 'd', 'e');
    printf("%c", 0);
    printf("after a null byte\n");
    int a, b;
    long l;
    signed char hh;
    printf("12345%n6789%n\n", &a, &b);
    printf("%d %d\n", a, b);
    printf("%s%ln%hhn\n", "counted", &l, &hh);
    printf("%ld %d\n", l, hh);
    printf("no arguments\n");
    printf("%s\n", 1 ? "chosen" : "not");
    printf("%ls|%lc|\n", L"wide", L'w');
    return 0;
}
