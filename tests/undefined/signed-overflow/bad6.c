int main(void) {
    int sum = 0;
    for (int i = 0; i < 100000; i++)
        sum += i; // UB: signed-overflow
    return sum == 0;
}
