// Objects as well, with a capital letter.
int _Count = 3; // UB: reserved-name
int main(void) { return _Count == 4; }
