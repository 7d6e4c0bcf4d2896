#include <stdint.h>
#include <stdio.h>
_Alignas(64) static char buffer[100];
int main(void) {
    _Alignas(32) char local[3] = "ab";
    printf("%d %d %s\n", (int)((uintptr_t)buffer % 64), (int)((uintptr_t)local % 32), local);
    return 0;
}
