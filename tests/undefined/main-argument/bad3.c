void main(void) { // UB: main-argument
}
