#include <string.h>

static struct {
    int n;
    char a[3], b[3];
} s = {1, "yes", "no"};

int main(void) {
    return strcmp((char *)&s.a, "yesno"); // refused: a string that goes on behind the array
}
