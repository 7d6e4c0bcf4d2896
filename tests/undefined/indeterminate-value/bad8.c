// What is given to the library must have a value.
#include <string.h>
int main(void) {
    char s[8];
    s[0] = 'a';
    return strlen(s) > 8; // UB: indeterminate-value
}
