#include <stdio.h>
#define CAT(a, b) a##b
#define STR(...) #__VA_ARGS__
#if defined(CAT) && 1 + 1 == 2
int CAT(ma, in)(void) { puts(STR(a, "b\n", 'c')); return 0; }
#endif
