int main(void) {
    int x = 3
#pragma GCC diagnostic ignored "-Wall" // refused: a pragma in the middle
        + 4;
    return x - 7;
}
