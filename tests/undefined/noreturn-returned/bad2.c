__attribute__((noreturn)) static void spin(int n) {
    while (n) {
        if (--n == 3) return; // UB: noreturn-returned
    }
    __builtin_trap();
}
int main(void) {
    spin(10);
}
