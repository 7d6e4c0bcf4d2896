#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char *buffer = malloc(BUFSIZ);
    setbuf(stdout, buffer); // refused: a stream's buffer that is no static object
    printf("y\n");
    free(buffer);
    return 0;
}
