#include <stdio.h>

static int zero_i;
static double zero_d;
static char *zero_p;
static struct { char c; int v[3]; struct { void *p; float f; } in; } zero_s;
static union { int i; double d; } zero_u;
static int counts[5] = {[4] = 1};
static const char message[] = "static", padded[10] = "pad";
static struct node { int v; struct node *left, *right; } leaf1 = {1}, leaf2 = {2}, root = {0, &leaf1, &leaf2};

static int once(void) {
    static int values[] = {1, 2, 3}, at;
    return at < 3 ? values[at++] : -1;
}

int main(void) {
    printf("%d %g %d\n", zero_i, zero_d, zero_p == 0);
    printf("%d %d %d %g\n", zero_s.c, zero_s.v[2], zero_s.in.p == 0, zero_s.in.f);
    printf("%d %d %d\n", zero_u.i, counts[3], counts[4]);
    printf("%zu %zu %d\n", sizeof message, sizeof padded, padded[9]);
    printf("%d %d\n", root.left->v, root.right->v + (leaf1.left == 0));
    for (int i = 0; i < 4; i++) printf("%d ", once());
    printf("\n");
    static struct node local = {5, &root, &local};
    printf("%d %d\n", local.left->left->v, local.right->right->v);
    return 0;
}
