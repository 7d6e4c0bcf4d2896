#include <stdio.h>
int main(void) {
    int n = 0;
    char rest[8] = "";
    printf("%d\n", sscanf("12 x", "%*d%7s", rest));
    printf("%d\n", sscanf("", "%*d%7s", rest));
    printf("%d\n", sscanf("12", "%d%7s", &n, rest));
    printf("%d\n", sscanf("12 x", "%*d%d", &n));
    printf("%d %s\n", n, rest);
    return 0;
}
