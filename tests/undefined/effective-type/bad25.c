// The whole part is a double.
#include <math.h>
#include <stdio.h>
int main(void) {
    long long whole = 0;
    double rest = modf(8.5, (double *)&whole); // UB: effective-type
    printf("%.1f %d\n", rest, whole != 0);
    return 0;
}
