// A promise about one parameter says nothing of the others.
#include <stdio.h>
static int both(const char *s __attribute__((nonnull)), const char *t, int n) { return s[0] + (t ? t[0] : n); }
static int in_front(__attribute__((nonnull)) const int *p) { return *p; }
int main(void) {
    int x = 3;
    printf("%d %d %d\n", both("a", 0, 0), both("a", "b", 0), in_front(&x));
    return 0;
}
