// An initialiser may name the object that it is for.
#include <stdio.h>
struct node { struct node *self; int items[2]; union { int number; char letter; } either; const struct node *other; int rest; };
int main(void) {
    for (int i = 0; i < 2; i++) {
        struct node node = {&node, {sizeof node.items, i}, .other = node.items + 1 ? &node : 0};
        const struct node second = {.self = &node, .other = &second};
        printf("%d %d %d %d\n", node.self == &node, node.items[0], node.items[1], node.other == node.self);
        printf("%d %d %d\n", second.other == &second, second.either.number, second.rest);
        node.rest = 5;
    }
    int row[4] = {(int)(&row[1] - row), [2] = sizeof row / sizeof row[0]};
    printf("%d %d %d %d\n", row[0], row[1], row[2], row[3]);
    return 0;
}
