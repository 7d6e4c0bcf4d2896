static int *local(void) {
    int x = 5, *p = &x;
    return p;
}
int main(void) {
    int *p = local(); // UB: dangling-pointer
    (void)p;
    return 0;
}
