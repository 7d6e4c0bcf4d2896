// By an initialiser, and of one bit.
struct flags { int before : 4; unsigned one : 1; };
int main(void) {
    float two = 2;
    struct flags flags = {
        7.5f,
        two, // UB: float-to-int-range
    };
    return flags.one;
}
