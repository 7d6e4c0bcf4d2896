// Any variably modified type counts, not only arrays.
int main(void) {
    int n = 2;
    goto end; // refused: jump into the scope
    int (*rows)[n];
    rows = 0;
end:
    return n;
}
