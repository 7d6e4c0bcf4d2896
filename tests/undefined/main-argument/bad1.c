int main(int argc, long argv) { // UB: main-argument
    (void)argv;
    return argc - 1;
}
