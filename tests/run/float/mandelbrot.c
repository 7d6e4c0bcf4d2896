#include <stdio.h>

int main(void) {
    for (int row = 0; row < 12; row++) {
        for (int col = 0; col < 40; col++) {
            double cr = col / 16.0 - 2.0, ci = row / 5.0 - 1.1, zr = 0, zi = 0;
            int n = 0;
            while (n < 60 && zr * zr + zi * zi <= 4) {
                double t = zr * zr - zi * zi + cr;
                zi = 2 * zr * zi + ci;
                zr = t;
                n++;
            }
            putchar(n == 60 ? '#' : n > 10 ? '+' : n > 5 ? '.' : ' ');
        }
        putchar('\n');
    }
    return 0;
}
