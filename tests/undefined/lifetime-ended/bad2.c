// Each iteration has an object of its own.
int main(void) {
    int *p = 0, sum = 0;
    for (int i = 0; i < 3; i++) {
        int x = i;
        if (p) sum += *p; // UB: lifetime-ended|dangling-pointer
        p = &x;
    }
    return sum;
}
