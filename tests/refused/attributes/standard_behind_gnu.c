struct S {
    int m;
};

int main(void) {
    return sizeof(struct __attribute__((aligned(8))) [[gnu::may_alias]] S) != 4; // refused: stands before `__attribute__`
}
