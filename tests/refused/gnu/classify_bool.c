#include <stdbool.h>
#include <stdio.h>
int main(void) {
    bool b = true;
    printf("%d\n", __builtin_classify_type(b)); // refused: _Bool
}
