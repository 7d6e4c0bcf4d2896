int main(void) {
    int n = 2;
    goto end; // refused: jump into the scope
    typedef int row[n];
end:
    return n;
}
