static int f(int n) {
    int a[n]; // UB: vla-size
    return sizeof a == 0;
}
int main(void) {
    return f(3) + f(-1);
}
