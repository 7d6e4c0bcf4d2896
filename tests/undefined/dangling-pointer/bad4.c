static int *address(void) {
    int x;
    return &x;
}
int main(void) {
    return address() == 0; // UB: dangling-pointer
}
