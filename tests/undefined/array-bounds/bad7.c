// Backwards as well.
struct s {
    int before;
    int a[4];
};
int main(void) {
    struct s s = {1, {2, 3, 4, 5}};
    int *p = s.a;
    p += 2;
    return p[-3]; // UB: array-bounds
}
