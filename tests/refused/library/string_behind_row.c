// GCC takes the end of the row for the string's, whatever the pointer was converted to: not equal at -O2.
#include <string.h>

static char rows[3][3] = {"yes", "no", "ok"};

int main(void) {
    void *first = rows[0];
    return strcmp(first, "yesno"); // refused: a string that goes on behind the array
}
