static int *local(void) {
    int x = 5, *p = &x;
    return p;
}
int main(void) {
    return *local(); // UB: lifetime-ended|dangling-pointer
}
