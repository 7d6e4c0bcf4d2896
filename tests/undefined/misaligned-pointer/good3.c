// An integer converts to any pointer (6.3.2.3p5): tags in the low bits of addresses.
#include <stdint.h>
#include <stdio.h>
struct node {
    long value;
};
static struct node *tagged(struct node *p) { return (struct node *)((uintptr_t)p | 1); }
static struct node *plain(struct node *p) { return (struct node *)((uintptr_t)p & ~(uintptr_t)1); }
int main(void) {
    struct node n = {7}, *t = tagged(&n);
    printf("%d %ld\n", (int)((uintptr_t)t & 1), plain(t)->value);
    return 0;
}
