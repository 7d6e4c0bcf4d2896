#include <stdio.h>

/* A bug report, as it might come in: "gcc says that they are the same, this compiler that they are not". */
int main(void) {
    char small = -1;
    puts((unsigned short)small == 65535 ? "the same" : "not the same");
    return 0;
}
