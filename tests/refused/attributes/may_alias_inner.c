struct inner { int first; } __attribute__((may_alias));
struct outer { struct inner inner[2]; };
int main(void) {
    struct outer outer = {{{1}, {2}}}; // refused: attribute 'may_alias'
    return outer.inner[0].first - 1;
}
