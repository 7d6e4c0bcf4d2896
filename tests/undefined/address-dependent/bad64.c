// Literals of wide characters share their ends as well.
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>
int main(void) {
    uintptr_t a = (uintptr_t)L"abc"; // UB: address-dependent
    printf("%d\n", a + sizeof(wchar_t) == (uintptr_t)L"bc");
    return 0;
}
