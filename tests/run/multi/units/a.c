#include <stdio.h>
#include "shared.h"

static int hidden = 1;
int shared_counter = 10;

int main(void) {
    printf("%d %d\n", hidden, b_hidden());
    bump(5);
    bump(-2);
    printf("%d\n", shared_counter);
    struct item it = make_item("widget", 3);
    printf("%s %d %d\n", it.name, it.n, total(&it, 1));
    printf("%d %d\n", table[0], table[SIZE - 1]);
    callback = local_callback;
    printf("%d\n", run_callback(7));
    printf("%s\n", message);
    return hidden - 1;
}

int local_callback(int x) { return x * hidden + 1; }
