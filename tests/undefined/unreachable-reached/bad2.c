#define assume(x) do { if (!(x)) __builtin_unreachable(); } while (0)
int main(void) {
    int sum = 0;
    for (int i = 0; i < 5; i++) {
        assume(i != 4); // UB: unreachable-reached
        sum += i;
    }
    return sum;
}
