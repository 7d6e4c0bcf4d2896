// The typedef of a pointer that may alias is about the pointer, not about what it points to.
typedef int *__attribute__((may_alias)) pointer;
int main(void) {
    float f = 1;
    pointer p = (int *)&f;
    return *p; // UB: effective-type
}
