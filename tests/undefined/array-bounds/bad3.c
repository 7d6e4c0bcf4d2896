struct s { char name[4]; int after; };
int main(void) {
    struct s s = {"abc", 5};
    int i = 4;
    s.name[i] = 'x'; // UB: array-bounds
    return 0;
}
