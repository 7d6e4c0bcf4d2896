// Divides by zero where it is evaluated, as tcc does.
static int zero;

int main(void) {
    int a[2] = {
        [0] = 1 / zero, // refused: is overridden, and may be evaluated or not
        [0] = 5,
    };
    return a[0] - 5;
}
