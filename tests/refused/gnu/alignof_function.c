static void f(void) __attribute__((aligned(256)));
static void f(void) {}
int main(void) {
    f();
    return __alignof__(f) != 256; // refused: alignof of a function
}
