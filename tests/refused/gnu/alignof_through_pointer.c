typedef int wide __attribute__((aligned(16)));
int main(void) {
    wide *p = 0;
    return __alignof__(*p); // refused: alignof of an expression whose type a typedef aligns
}
