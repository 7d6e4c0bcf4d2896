enum e { A __attribute__((packed)), B }; // refused: attribute 'packed'
int main(void) { return B; }
