// Objects count as well.
int rename = 3; // UB: reserved-name
int main(void) { return rename == 3; }
