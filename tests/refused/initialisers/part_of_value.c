struct t {
    int x, y;
};
int main(void) {
    struct t g = {1, 2};
    struct {
        struct t t;
    } s = {.t = g, .t.y = 9}; // refused: a part of what another one gives a value
    return s.t.x != 1;
}
