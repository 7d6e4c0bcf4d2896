#include <stddef.h>
int main(void) {
    int x = 1, *v[2] = {&x, NULL};
    for (int i = 0; i < 2; i++)
        *v[i] += 1; // UB: null-dereference
    return 0;
}
