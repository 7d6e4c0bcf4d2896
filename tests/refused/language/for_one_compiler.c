// Valid as long as nobody optimises.
#include <stdio.h>
int main(void) {
#ifdef __OPTIMIZE__
    *&puts("optimised"); // refused: as another compiler, or a level of optimisation, has the text preprocessed: lvalue required
#else
    puts("as it stands");
#endif
    return 0;
}
