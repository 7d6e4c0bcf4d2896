// Wide characters, by way of an object with external linkage.
#include <stdio.h>
#include <wchar.h>
const wchar_t named[] = L"ab";
int main(void) {
    const wchar_t *literal = L"ab";
    printf("%d\n", literal + 1 == named + 1); // UB: pointer-identity
    return 0;
}
