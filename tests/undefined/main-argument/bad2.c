int main(double x) { // UB: main-argument
    return x > 1;
}
