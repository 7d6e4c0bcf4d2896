#include <stdint.h>
#include <stdio.h>
#include <string.h>
static int five(void) { return 5; }
int main(void) {
    int (*f)(void) = (int (*)(void))(uintptr_t)five, (*g)(void);
    memcpy(&g, &f, sizeof g);
    printf("%d %d\n", f(), g());
    return 0;
}
