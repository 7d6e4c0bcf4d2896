#include <stdio.h>
#include "util.h"

int unit_b(int x);
extern char buffer[];
extern unsigned buffer_size;

int main(void) {
    printf("%d %d\n", clamp(15), unit_b(-5));
    for (unsigned i = 0; i < buffer_size; i++) buffer[i] = (char)('a' + i);
    buffer[buffer_size - 1] = 0;
    puts(buffer);
    printf("%d\n", next_id());
    printf("%d\n", unit_b(0) + next_id());
    return 0;
}
