// Short circuits decide which side effects happen.
#include <stdio.h>

static int calls;
static int note(int value, char name) {
    calls++;
    putchar(name);
    return value;
}

int main(void) {
    int r;
    r = note(0, 'a') && note(1, 'b');
    printf(" %d\n", r);
    r = note(2, 'a') && note(3, 'b');
    printf(" %d\n", r);
    r = note(0, 'a') || note(0, 'b') || note(9, 'c') || note(1, 'd');
    printf(" %d\n", r);
    r = note(0, 'a') || note(1, 'b') && note(0, 'c');
    printf(" %d\n", r);
    r = note(1, 'a') ? note(5, 'b') : note(6, 'c');
    printf(" %d\n", r);
    r = note(0, 'a') ? note(5, 'b') : note(1, 'c') ? note(7, 'd') : note(8, 'e');
    printf(" %d\n", r);
    r = (note(1, 'a'), note(2, 'b'), note(3, 'c'));
    printf(" %d\n", r);
    r = !note(0, 'a') && !!note(5, 'b');
    printf(" %d\n", r);
    double d = 0.0;
    printf("%d %d %d\n", d || 0, !d, 0.5 && 1e-300);
    int *p = 0;
    printf("%d %d\n", p && *p, !p || *p);
    int n = 0;
    if (n++ || n++ || n++) n += 10;
    printf("%d %d\n", n, calls);
    for (int i = 0; i < 4; i++) printf("%d", i & 1 && i & 2);
    printf("\n");
    return 0;
}
