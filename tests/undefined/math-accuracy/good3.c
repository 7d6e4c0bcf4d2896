// Thresholds that are far away.
#include <math.h>
#include <stdio.h>
int main(void) {
    int steps = 0;
    for (double x = 0; x < 10; x += 0.37) steps += sin(x) > 0.5 ? 3 : cos(x) < 0 ? 1 : 0;
    printf("%d %d\n", steps, (int)(1000 * tanh(0.3)));
    return 0;
}
