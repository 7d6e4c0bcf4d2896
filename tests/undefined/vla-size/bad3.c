int main(void) {
    int n = 0;
    return sizeof(int[n]) == 0; // UB: vla-size
}
