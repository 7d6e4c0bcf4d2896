typedef struct { char c[24]; } cell;
typedef cell aligned_cell __attribute__((aligned(16)));
int main(void) {
    aligned_cell a[2]; // refused: size of array element is not a multiple of its alignment
    return sizeof a == 0;
}
