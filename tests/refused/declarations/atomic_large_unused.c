// Even where nobody looks at the value.
static _Atomic __int128 x;
int main(void) {
    x; // refused: atomic object of more than 8 bytes
    return 0;
}
