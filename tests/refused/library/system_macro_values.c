#include <limits.h>
#if NAME_MAX > 100 // refused: whether `NAME_MAX` is a macro
int main(void) { return 1; }
#else
int main(void) { return 0; }
#endif
