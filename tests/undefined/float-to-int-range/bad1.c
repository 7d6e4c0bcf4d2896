int main(void) {
    float f = 2147483647;
    int i = f; // UB: float-to-int-range
    return i == 0;
}
