// What the condition of a while loop makes ends with the loop.
#include <stdio.h>
int main(void) {
    char *s;
    int n = 0;
    while ((s = (char[]){'a', 'b', 0})[n] != 0)
        n++;
    return s[n]; // UB: lifetime-ended
}
