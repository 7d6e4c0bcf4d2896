#include <stdio.h>
int main(void) {
    printf("100%%\n");
    printf("%#x %#o %#.0f %+d % d %-4d|\n", 3u, 3u, 3.0, 3, 3, 3);
    printf("%lf %hhd %llx\n", 1.5, 3, 4ull);
    return 0;
}
