// gcc looks at what the pointer was made of, clang at its type.
struct __attribute__((packed)) P { char c; int i; };
int main(void) {
    struct P p = {1, 2};
    long *l = 0;
    return (int)__alignof__(*(char *)l) + p.c + !l; // refused: alignof by way of a pointer
}
