#include <stdio.h>

// 7.21.5.6p2: the array must live as long as the stream is open.
static void start(void) {
    char buffer[1024];
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer); // refused: a stream's buffer that is no static object
    printf("x");
}
int main(void) {
    start();
    return 0;
}
