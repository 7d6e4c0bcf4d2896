// When members get their values, while others are computed, is not said (6.7.9p23).
struct pair { int a, b; };
int main(void) {
    struct pair pair = {1, pair.a + 1}; // UB: indeterminate-value
    return pair.b;
}
