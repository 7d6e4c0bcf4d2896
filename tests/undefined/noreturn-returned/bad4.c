// Said by another declaration, in GNU's way.
static void stop(int x);
static void stop(int x) {
    if (x) return; // UB: noreturn-returned
    for (;;) x = 0;
}
[[gnu::noreturn]] static void stop(int);
int main(void) {
    stop(1);
}
