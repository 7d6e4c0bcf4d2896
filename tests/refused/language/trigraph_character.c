// One character with -std=c11, four with -std=gnu11.
int main(void) {
    return '??=' != '#'; // refused: trigraph
}
