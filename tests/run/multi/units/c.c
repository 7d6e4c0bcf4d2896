#include "shared.h"

struct item make_item(const char *name, int n) {
    struct item it = {name, n};
    return it;
}

int total(const struct item *it, int n) {
    int t = 0;
    for (int i = 0; i < n; i++) t += it[i].n + shared_counter;
    return t;
}
