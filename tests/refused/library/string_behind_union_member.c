#include <string.h>

static union {
    struct {
        char a[3], b[3];
    } s;
    int i;
} u = {{"yes", "no"}};

int main(void) {
    return strcmp((char *)u.s.a, "yesno"); // refused: a string that goes on behind the array
}
