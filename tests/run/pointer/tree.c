#include <stdio.h>
#include <stdlib.h>

typedef struct tree tree;
struct tree { int key, count; tree *child[2]; };

static tree *insert(tree *t, int key) {
    if (!t) {
        t = calloc(1, sizeof *t);
        if (!t) abort();
        t->key = key;
    }
    if (key == t->key) t->count++;
    else t->child[key > t->key] = insert(t->child[key > t->key], key);
    return t;
}

static int depth(const tree *t) {
    if (!t) return 0;
    int l = depth(t->child[0]), r = depth(t->child[1]);
    return 1 + (l > r ? l : r);
}

static void walk(const tree *t, void (*visit)(const tree *, void *), void *data) {
    if (!t) return;
    walk(t->child[0], visit, data);
    visit(t, data);
    walk(t->child[1], visit, data);
}

static void print(const tree *t, void *data) {
    printf("%d:%d ", t->key, t->count);
    *(int *)data += t->count;
}

static void destroy(tree *t) {
    if (!t) return;
    destroy(t->child[0]);
    destroy(t->child[1]);
    free(t);
}

int main(void) {
    tree *root = 0;
    unsigned seed = 12345;
    for (int i = 0; i < 60; i++) {
        seed = seed * 1103515245u + 12345u;
        root = insert(root, (int)(seed >> 16) % 37);
    }
    int total = 0;
    walk(root, print, &total);
    printf("\n%d %d\n", total, depth(root));
    destroy(root);
    return 0;
}
