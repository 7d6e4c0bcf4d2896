// Same names with internal linkage in two units, and a tentative definition completed elsewhere.
#include <stdio.h>

static int value = 1;
static int get(void) { return value++; }
extern int later_array[];
int other_get(void);
int other_static(void);
typedef struct { char c; } unit_type;

int main(void) {
    get();
    get();
    other_get();
    printf("%d %d\n", value, other_get());
    printf("%d %d\n", later_array[0], later_array[2]);
    printf("%d", other_static());
    printf("%d", other_static());
    printf(" %zu\n", sizeof(unit_type));
    return 3;
}
