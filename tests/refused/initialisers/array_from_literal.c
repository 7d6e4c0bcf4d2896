int main(void) {
    int a[1] = (int[1]){0}; // refused: automatic array initialized from a compound literal
    return a[0];
}
