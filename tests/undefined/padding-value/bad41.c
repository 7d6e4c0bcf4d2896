#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
int main(void) {
    struct s s = {1, 2};
    fwrite(&s, sizeof s, 1, stdout); // UB: padding-value
    return 0;
}
