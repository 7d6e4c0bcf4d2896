// GCC takes 3 bytes, Clang 4.
struct Three {
    char a[3];
};
static _Atomic struct Three x; // refused: _Atomic type of 3 bytes
int main(void) { return sizeof x; }
