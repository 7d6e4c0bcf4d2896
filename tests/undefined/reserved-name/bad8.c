// The library's takes more arguments, and that must be known to who calls it (6.5.2.2p9).
extern int printf(const char *); // UB: reserved-name
int main(void) {
    printf("one\n");
    return 0;
}
