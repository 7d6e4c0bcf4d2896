#include <alloca.h>
int main(void) {
    char *last = 0;
    for (int i = 0; i < 3000; i++) {
        last = alloca(1 << 17); // refused: needs more stack than
        last[0] = i;
    }
    return last[0];
}
