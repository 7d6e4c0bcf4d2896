// Each round of a loop initialises the literal anew.
#include <stdio.h>
int main(void) {
    int sum = 0;
    for (int i = 0; i < 4; i++)
        sum += ++(int){i};
    int n = 3;
    while (n)
        sum += ((int[2]){n--, 1})[1]++;
    do
        n += (*&(int){2})--;
    while (n < 6);
    printf("%d %d\n", sum, n);
    return 0;
}
