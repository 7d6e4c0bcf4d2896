// Jumps into, out of, and past substatements with literals in them.
#include <stdio.h>
static int first(const int *p) { return *p; }
static int run(int n) {
    int sum = 0;
    if (n > 2)
        goto inside;
    while (n < 10)
        if (first((int[]){n}) == 5)
            break;
        else
            n += first(&(int){1});
    for (int i = 0; i < 3; i++)
        if (first(&(int){i}) == 1)
            continue;
        else
            sum += first((int[]){10, i});
    if (sum > 1000)
inside:
        sum += first(&(int){n});
    switch (n)
    default:
        switch (first((int[]){n % 3})) {
        case 0:
            sum += first(&(int){100});
        case 1:
            for (int k = 0; k < 2; k++)
                if (first(&(int){k}))
                    return sum + first(&(int){7});
        }
    return sum;
}
int main(void) {
    for (int n = 0; n < 6; n++)
        printf("%d ", run(n));
    puts("");
    return 0;
}
