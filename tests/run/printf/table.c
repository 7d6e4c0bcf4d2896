#include <stdio.h>

int main(void) {
    const char *names[] = {"alpha", "be", "gammaray", ""};
    double values[] = {1.5, -22.25, 333.125, 0};
    printf("%-10s|%10s|%-12s|%s\n", "name", "value", "scientific", "hex");
    for (int i = 0; i < 4; i++)
        printf("%-10s|%10.3f|%-12.2e|%#06x\n", names[i], values[i], values[i], (unsigned)(i * 100));
    printf("%s%*s%s\n", "[", 5, "", "]");
    printf("%c%c%c%c\n", 72, 105, 33, 32);
    printf("%3d%%|%-3d%%|%03d%%\n", 5, 5, 5);
    printf("%.3s...%s\n", "abcdef", "abcdef" + 3);
    return 0;
}
