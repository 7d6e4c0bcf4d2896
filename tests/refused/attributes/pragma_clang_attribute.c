#pragma clang attribute push(__attribute__((annotate("x"))), apply_to = function) // refused: #pragma clang attribute
int main(void) { return 0; }
#pragma clang attribute pop
