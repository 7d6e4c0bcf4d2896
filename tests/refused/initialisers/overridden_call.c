// It might not be evaluated at all (6.7.9p19, note 151): GCC and Clang do not, tcc does.
static int calls;

static int next(void) { return ++calls; }

int main(void) {
    int a[2] = {
        [0] = next(), // refused: is overridden, and may be evaluated or not
        [0] = 5,
    };
    return a[0] - 5 + calls;
}
