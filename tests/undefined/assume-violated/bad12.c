// By a typedef that declares the function.
typedef int function(int *, int) __attribute__((nonnull(1)));
static function f;
static int f(int *p, int x) { return !p + x; }
int main(void) {
    int *none = 0;
    return f(none, 1); // UB: assume-violated
}
