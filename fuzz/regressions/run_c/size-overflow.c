#include <string.h>
char a[4];
int main(void) { return memcmp(a + 1, a, -1); }
