#include <stdio.h>
#include <string.h>

#define N 2000

static unsigned char composite[N];
static int primes[400], count;

int main(void) {
    for (int i = 2; i < N; i++) {
        if (composite[i]) continue;
        primes[count++] = i;
        for (int j = i * i; j < N; j += i) composite[j] = 1;
    }
    printf("%d %d %d\n", count, primes[0], primes[count - 1]);
    int gaps[40] = {0}, max = 0;
    for (int i = 1; i < count; i++) {
        int gap = primes[i] - primes[i - 1];
        gaps[gap]++;
        if (gap > max) max = gap;
    }
    for (int i = 0; i <= max; i++)
        if (gaps[i]) printf("%d:%d ", i, gaps[i]);
    printf("\n");
    memset(composite, 0, sizeof composite);
    long sum = 0;
    for (unsigned i = 0; i < N; i++) sum += composite[i];
    printf("%ld\n", sum);
    return 0;
}
