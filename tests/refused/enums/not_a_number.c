#include <math.h>
enum {
    A = NAN != NAN // refused: with floating arithmetic
};
int main(void) { return A - 1; }
