struct s { int a[2]; };
static void clear(int *p) {
    p[1] = 0; // UB: temporary-write
}
int main(void) {
    struct s x = {{1, 2}}, y = x;
    clear((x.a[0] ? x : y).a);
    return 0;
}
