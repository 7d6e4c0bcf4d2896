struct Wide { long a, b; };
static _Atomic struct Wide w;
int main(void) {
    struct Wide x = {1, 2};
    w = x; // refused: atomic object of more than 8 bytes
    return 0;
}
