// Saved before anything else is called, and set before each call that documents it.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    const char *texts[] = {"12", "99999999999999999999", "7"};
    for (int i = 0; i < 3; i++) {
        errno = 0;
        long value = strtol(texts[i], NULL, 10);
        if (errno) printf("out of range\n");
        else printf("%ld\n", value);
    }
    return 0;
}
