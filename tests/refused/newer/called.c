static inline int *none(void) { return nullptr; } // refused: `nullptr` of C23

int main(void) { return 0; }
