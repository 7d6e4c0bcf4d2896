/* Products of 64 x 64 matrices of int: signed arithmetic, every operation overflow-checked. */
#include <stdio.h>

#ifndef N
#define N 240
#endif
#define SIZE 64

static int a[SIZE][SIZE], b[SIZE][SIZE], c[SIZE][SIZE];

int main(void) {
    for (int i = 0; i < SIZE; i++) {
        for (int j = 0; j < SIZE; j++) {
            a[i][j] = (i * 7 + j * 3) % 101 - 50;
            b[i][j] = (i * 5 + j * 2) % 103 - 51;
        }
    }
    for (int round = 0; round < N; round++) {
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                int sum = 0;
                for (int k = 0; k < SIZE; k++) {
                    sum += a[i][k] * b[k][j];
                }
                c[i][j] = sum;
            }
        }
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                a[i][j] = c[i][j] % 1009 + round % 7;
            }
        }
    }
    long sum = 0;
    for (int i = 0; i < SIZE; i++) {
        for (int j = 0; j < SIZE; j++) {
            sum = (sum * 31 + a[i][j]) % 1000003;
        }
    }
    printf("%ld\n", sum);
    return 0;
}
