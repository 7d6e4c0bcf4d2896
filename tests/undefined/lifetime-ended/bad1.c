static int *local(void) {
    int x = 5, *p = &x;
    return p;
}
int main(void) {
    int *p = local();
    return *p; // UB: lifetime-ended|dangling-pointer
}
