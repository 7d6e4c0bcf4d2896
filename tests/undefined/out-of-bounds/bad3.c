// The struct is larger than the object the pointer points to.
struct small { int a; };
struct large { int a, b; };
int main(void) {
    struct small s = {1};
    struct large *p = (struct large *)&s;
    p->b = 2; // UB: out-of-bounds
    return 0;
}
