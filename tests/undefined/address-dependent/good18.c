// Ends of objects are integers and pointers again; so are the beginnings of others.
#include <stdint.h>
#include <stdio.h>
static int a[4] = {1, 2, 3, 4}, b[4] = {5, 6, 7, 8}, c[4] = {9, 10, 11, 12};
static int sum(uintptr_t from, uintptr_t to) {
    int s = 0;
    for (int *p = (int *)from, *end = (int *)to; p != end; p++) s += *p;
    return s;
}
int main(void) {
    int *all[] = {a, b, c};
    for (int i = 0; i < 3; i++) {
        int s = sum((uintptr_t)all[i], (uintptr_t)(all[i] + 4));
        printf("%d %d\n", s, ((int *)(uintptr_t)(all[i] + 4))[-1]);
    }
    return 0;
}
