#include <stdio.h>
#include <string.h>
int main(void) {
    const char *text = strerror(2);
    printf("%d\n", text != NULL && strlen(text) > 0);
    return 0;
}
