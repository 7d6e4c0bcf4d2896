/* Conway's game of life on a torus: two-dimensional indexing with wrap-around. */
#include <stdio.h>

#ifndef N
#define N 1100
#endif
#define ROWS 64
#define COLUMNS 96

static unsigned char grid[2][ROWS][COLUMNS];

int main(void) {
    unsigned seed = 42;
    for (int r = 0; r < ROWS; r++) {
        for (int c = 0; c < COLUMNS; c++) {
            seed = seed * 1103515245u + 12345u;
            grid[0][r][c] = seed >> 16 & 1;
        }
    }
    int now = 0;
    for (int generation = 0; generation < N; generation++) {
        for (int r = 0; r < ROWS; r++) {
            int up = (r + ROWS - 1) % ROWS;
            int down = (r + 1) % ROWS;
            for (int c = 0; c < COLUMNS; c++) {
                int left = (c + COLUMNS - 1) % COLUMNS;
                int right = (c + 1) % COLUMNS;
                int around = grid[now][up][left] + grid[now][up][c] + grid[now][up][right] +
                             grid[now][r][left] + grid[now][r][right] + grid[now][down][left] +
                             grid[now][down][c] + grid[now][down][right];
                grid[!now][r][c] = around == 3 || (around == 2 && grid[now][r][c]);
            }
        }
        now = !now;
        /* A spark keeps a settled board from making later generations trivial. */
        grid[now][generation % ROWS][generation * 7 % COLUMNS] ^= 1;
    }
    unsigned long alive = 0, place = 0;
    for (int r = 0; r < ROWS; r++) {
        for (int c = 0; c < COLUMNS; c++) {
            alive += grid[now][r][c];
            place = (place * 2 + grid[now][r][c]) % 1000003;
        }
    }
    printf("%lu %lu\n", alive, place);
    return 0;
}
