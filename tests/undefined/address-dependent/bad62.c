// The bytes of pointers to equal literals.
#include <stdio.h>
#include <string.h>
static const char *table[] = {"a", "b", "a"};
int main(void) {
    printf("%d\n", memcmp(&table[0], &table[2], sizeof *table) != 0); // UB: address-dependent
    return 0;
}
