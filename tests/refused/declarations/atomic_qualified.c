typedef volatile long double loud;

int main(void) {
    return sizeof(_Atomic(loud)) == 0; // refused: of a qualified or atomic type
}
