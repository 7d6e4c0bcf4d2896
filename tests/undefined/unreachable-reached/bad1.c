static int name(int c) {
    switch (c) {
    case 0: return 'a';
    case 1: return 'b';
    default: __builtin_unreachable(); // UB: unreachable-reached
    }
}
int main(void) {
    return name(0) + name(2);
}
