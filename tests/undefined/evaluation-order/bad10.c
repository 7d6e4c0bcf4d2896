// A structure is assigned to a place that a function finds, which changes the structure.
#include <stdio.h>
struct pair { int a, b; };
static struct pair s = {1, 2}, t[2];
static struct pair *place(void) {
    s.a = 7;
    return &t[1];
}
int main(void) {
    *place() = s; // UB: evaluation-order
    printf("%d\n", t[1].a);
    return 0;
}
