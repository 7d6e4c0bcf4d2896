struct s { int a; const int b; };
int main(void) {
    struct s s = {1, 2};
    int *p = &s.a;
    *p = 3;
    p = (int *)&s.b;
    ++*p; // UB: const-write
    return 0;
}
