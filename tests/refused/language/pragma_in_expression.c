#define QUIET(x) _Pragma("GCC diagnostic ignored \"-Wall\"") x
int main(void) {
    return 3 + QUIET(4) - 7; // refused: a pragma in the middle
}
