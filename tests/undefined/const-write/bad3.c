#include <string.h>
int main(void) {
    const struct { int v[3]; } k = {{1, 2, 3}};
    memset((void *)&k.v[1], 0, sizeof(int)); // UB: const-write
    return 0;
}
