#include <stdio.h>

// With internal linkage the names are the program's.
static int abs(int x) { return x + 1; }
static unsigned long strlen(const char *s) { return s[0] == 'a' ? 5 : 6; }
static int toupper(int c) { return c + 2; }
static int exp = 3;
int main(void) {
    int free = 1;
    struct {
        int malloc;
    } s = {2};
    printf("%d %lu %d %d %d\n", abs(-3), strlen("abc"), toupper(1), exp, free + s.malloc);
    return 0;
}
