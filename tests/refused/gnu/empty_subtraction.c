// Nobody can divide by the size.
struct empty {};
int main(void) {
    struct empty a[3];
    return (int)(&a[2] - &a[0]); // refused: pointers to a type of size 0
}
