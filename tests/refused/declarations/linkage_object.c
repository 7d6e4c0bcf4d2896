// 6.2.2p7: the inner declaration sees no declaration with linkage, so it has external linkage.
static int x;
int main(void) {
    int x = 1;
    {
        extern int x; // refused: both internal and external linkage
        return x;
    }
}
