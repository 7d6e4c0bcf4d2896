// Compilers call a library that is not linked by itself.
struct Wide { long a, b; };
static _Atomic struct Wide w;
int main(void) {
    struct Wide x = w; // refused: atomic object of more than 8 bytes
    return (int)x.a;
}
