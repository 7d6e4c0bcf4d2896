static int g(int) __attribute__((always_inline));
static inline __attribute__((always_inline)) int f(int n) {
    return n ? g(n - 1) + 1 : 0;
}
static inline int g(int n) { return n ? f(n - 1) + 1 : 0; } // refused: attribute 'always_inline'
int main(void) { return f(3) - 3; }
