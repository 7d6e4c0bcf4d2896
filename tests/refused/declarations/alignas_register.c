int main(void) {
    register _Alignas(16) int x = 0; // refused: `_Alignas` on a typedef or a register variable
    return x;
}
