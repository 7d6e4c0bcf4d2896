// There is another way if there is no memory, and it comes to the same.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    size_t many = (size_t)1 << 34;
    char *table = malloc(many);
    if (table == NULL) table = malloc(many = 100);
    table[50] = 3;
    printf("%d\n", table[50]);
    free(table);
    return 0;
}
