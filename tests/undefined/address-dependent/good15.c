// An address as a key: which entry it has is not shown, what is found is.
#include <stdint.h>
#include <stdio.h>
struct entry { const void *key; int value; } table[64];
static struct entry *find(const void *key) {
    unsigned at = (unsigned)(((uintptr_t)key >> 2) * 2654435761u) % 64;
    while (table[at].key && table[at].key != key) at = (at + 1) % 64;
    table[at].key = key;
    return &table[at];
}
int main(void) {
    static int a[10];
    for (int i = 0; i < 10; i++) find(&a[i])->value = i * i;
    int sum = 0;
    for (int i = 9; i >= 0; i--) sum = sum * 3 + find(&a[i])->value;
    printf("%d\n", sum);
    return 0;
}
