static int calls;

static int next(void) { return ++calls; }

struct pair {
    int a, b;
};

int main(void) {
    struct {
        struct pair p;
        int c;
    } x = {
        .p.a = next(), // refused: is overridden, and may be evaluated or not
        .p = {.b = 2},
        .c = 1,
    };
    return x.p.b - 2 + calls;
}
