int main(void) {
    int a[static 3]; // refused: 6.7.6.2p1
    return sizeof a == 3;
}
