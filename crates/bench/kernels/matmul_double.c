/* Products of 64 x 64 matrices of double: floating point and two-dimensional arrays. */
#include <stdio.h>

#ifndef N
#define N 120
#endif
#define SIZE 64

static double a[SIZE][SIZE], b[SIZE][SIZE], c[SIZE][SIZE];

int main(void) {
    for (int i = 0; i < SIZE; i++) {
        for (int j = 0; j < SIZE; j++) {
            a[i][j] = (i * 7 + j * 3) % 11 / 11.0;
            b[i][j] = (i * 5 + j * 2) % 13 / 13.0;
        }
    }
    for (int round = 0; round < N; round++) {
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                double sum = 0.0;
                for (int k = 0; k < SIZE; k++) {
                    sum += a[i][k] * b[k][j];
                }
                c[i][j] = sum;
            }
        }
        /* Keeps the values near one, and makes each round depend on the one before. */
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                a[i][j] = c[i][j] / (c[i][j] + 1.0);
            }
        }
    }
    double trace = 0.0;
    for (int i = 0; i < SIZE; i++) {
        trace += a[i][i];
    }
    printf("%ld\n", (long)(trace * 1e9));
    return 0;
}
