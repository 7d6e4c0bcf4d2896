struct t {
    int x, y;
};
static struct {
    struct t t;
} s = {.t = (struct t){1, 2}, .t.y = 9}; // refused: a part of what another one gives a value
int main(void) { return s.t.y != 9; }
