int main(void) { return 1wb; } // refused: constant `1wb` of a bit-precise type
