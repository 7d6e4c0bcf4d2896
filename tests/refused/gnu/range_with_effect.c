static int n;
static int f(void) { return ++n; }
int main(void) {
    int a[6] = {[0 ... 3] = f()}; // refused: index range whose initializer has an effect
    return a[3];
}
