struct t {
    int x[3];
};
static struct t f(void) { return (struct t){{1, 2, 3}}; }
int main(void) {
    struct t a[1] = {[0] = f(), [0].x[1] = 5}; // refused: a part of what another one gives a value
    return a[0].x[0] != 1;
}
