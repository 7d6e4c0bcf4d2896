// Attributes of statements and labels.
#include <stdio.h>

enum e { A [[deprecated]] = 3, B __attribute__((unused)) };
[[]] int nothing(void) { return 0; }
;

int main(void)
{
    int x = 1, n = 0;
    switch (x) {
    case 1:
        x++;
        [[fallthrough]];
    case 2:
        x += 2;
        __attribute__((fallthrough));
    default:
        x += 3;
    }
    if (x == 7) [[likely]] {
        n++;
    } else [[unlikely]]
        n = 100;
    [[vendor::thing]] for (int i = 0; i < 3; i++)
        [[vendor::other(1, [2])]] n += i;
again:
    __attribute__((unused)) if (n < 8) goto more;
    printf("%d %d %d\n", x, n, A + B);
    return nothing();
more: __attribute__((cold));
    n++;
    goto again;
}
