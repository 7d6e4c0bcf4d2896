int main(void) {
    int n = 3;
    typedef char row[n];
    typedef row aligned_row __attribute__((aligned(16)));
    aligned_row a[2]; // refused: array of elements of variable length that a typedef aligns
    return sizeof a == 0;
}
