#include <stdio.h>

/* Trial division by the primes found so far. */
int main(void) {
    int primes[25];
    int count = 0;
    for (int n = 2; n < 100; n++) {
        int i = 0;
        while (i < count && n % primes[i] != 0) {
            i++;
        }
        if (i == count) {
            primes[count++] = n;
            printf("%d%c", n, count % 10 == 0 ? '\n' : ' ');
        }
    }
    printf("\n%d primes below 100\n", count);
    return 0;
}
