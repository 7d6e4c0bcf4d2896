// Called through a pointer, it compares as it does by its name.
#include <stdio.h>
#include <string.h>
static int (*compare)(const char *, const char *) = strcmp;
int main(void) {
    char a[] = "a", c[] = "c";
    printf("%d\n", compare(a, c)); // UB: comparison-magnitude
    return 0;
}
