// A structure that is as large as the object, or smaller; larger ones where there is room.
#include <stdio.h>
#include <stdlib.h>
struct pair { int x, y; };
struct three { struct pair p; int z; };
int main(void) {
    int a[4] = {1, 2, 3, 4};
    struct pair *p = (struct pair *)(a + 2);
    p->y = 5;
    struct three t = {{6, 7}, 8};
    struct pair *in = (struct pair *)&t;
    struct three *out = (struct three *)in;
    out->z += in->y;
    struct three *cut = malloc(sizeof(struct pair));
    if (!cut) return 1;
    cut->p.x = 9;
    printf("%d %d %d\n", a[3], t.z, cut->p.x);
    free(cut);
    return 0;
}
