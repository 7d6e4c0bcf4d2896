// A local variable whose address is not taken.
int main(void) {
    volatile int v = 1;
    return v - v; // UB: unsequenced-volatile
}
