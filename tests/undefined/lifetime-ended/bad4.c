// A compound literal lives as long as its block.
int main(void) {
    int *p;
    if (1) {
        p = (int[]){1, 2, 3};
    }
    p[1] = 4; // UB: lifetime-ended|dangling-pointer
    return 0;
}
