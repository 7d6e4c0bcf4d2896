const int k = 8; // refused: the constant 'k' has two definitions
