struct __attribute__((packed)) s { char c; short v[3]; };
int main(void) {
    struct s s = {1, {2, 3, 4}};
    short *p = s.v;
    p[1] = 5; // UB: misaligned-access
    return 0;
}
