struct __attribute__((packed)) s { char c; int i; };
static int load(int *p) {
    return *p; // UB: misaligned-access
}
int main(void) {
    struct s s = {1, 2};
    return load(&s.i) - 2;
}
