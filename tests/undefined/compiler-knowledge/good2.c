// As a fortified library asks: whatever the compiler knows, there is room.
#include <stdio.h>
#include <string.h>
static void fill(char *to, unsigned long n) {
    if (__builtin_object_size(to, 0) < n) puts("no room");
    else memset(to, 'x', n);
}
int main(void) {
    char buffer[10] = {0};
    fill(buffer, 9);
    puts(buffer);
    return 0;
}
