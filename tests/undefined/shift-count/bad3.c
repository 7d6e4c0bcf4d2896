int main(void) {
    unsigned __int128 x = 1;
    int n = 128;
    return (x >> n) != 0; // UB: shift-count
}
