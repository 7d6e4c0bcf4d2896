// Wide characters are read as such.
#include <stdio.h>
#include <wchar.h>
int main(void) {
    float x[2] = {1, 0};
    printf("%d\n", (int)wcslen((wchar_t *)x)); // UB: effective-type
    return 0;
}
