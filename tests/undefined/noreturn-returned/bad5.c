// A pointer promises that what is called does not return.
static int count;
static void f(void) { count++; }
int main(void) {
    __attribute__((noreturn)) void (*stop)(void) = (void *)f;
    f();
    stop(); // UB: noreturn-returned
    return count;
}
