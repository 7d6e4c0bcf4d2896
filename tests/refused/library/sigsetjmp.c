#include <setjmp.h>
static sigjmp_buf back;
int main(void) {
    return sigsetjmp(back, 1); // refused: non-local jumps are not modelled
}
