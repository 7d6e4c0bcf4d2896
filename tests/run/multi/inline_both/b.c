#include "max.h"
extern int max(int, int);
int other(int x) { return max(x, 5); }
int (*other_address(void))(int, int) { return max; }
