struct wide { _Alignas(64) char bytes[64]; };
int main(void) {
    static struct wide w [[gnu::aligned]]; // refused: lowers an object's alignment
    return (int)((unsigned long)&w % 64);
}
