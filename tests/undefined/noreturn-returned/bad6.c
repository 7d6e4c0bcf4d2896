// So does a member whose type is a typedef.
typedef void stopper(int) __attribute__((noreturn));
struct s { stopper *stop; };
static void f(int x) { (void)x; }
int main(void) {
    struct s s = {(stopper *)f};
    s.stop(1); // UB: noreturn-returned
    return 0;
}
