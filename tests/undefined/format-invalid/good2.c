#include <stdio.h>
int main(void) {
    const char *unused = "%y %";
    printf("%s\n", unused);
    printf("%.d %5.f|%-+5d|%+-5d|\n", 3, 2.5, 4, 5);
    return 0;
}
