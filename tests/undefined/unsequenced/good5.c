// Jumps out of operands leave nothing behind.
#include <stdio.h>

int main(void) {
    int x = 0, *p = &x, total = 0;
    for (int i = 0; i < 4; i++) {
        total += (*p)++ + ({ if (i == 2) continue; 10; });
        *p = *p + 1;
    }
    for (int i = 0; i < 3; i++) {
        int y = (*p = i) + ({ if (i == 1) goto out; 5; });
        total += y;
    }
out:
    *p += 3;
    x = *p + 1;
    printf("%d %d\n", total, x);
    return 0;
}
