// A call of a function that frees, and one that reads the list.
#include <stdio.h>
#include <stdlib.h>
struct N { struct N *next; int v; };
static struct N *head;
static void push(int v) {
    struct N *x = malloc(sizeof *x);
    x->v = v;
    x->next = head;
    head = x;
}
static int pop(void) {
    struct N *x = head;
    int v = x->v;
    head = x->next;
    free(x);
    return v;
}
int main(void) {
    push(1);
    push(2);
    printf("%d\n", pop() * 10 + pop()); // UB: evaluation-order
    return 0;
}
