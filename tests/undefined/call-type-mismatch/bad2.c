// An int * parameter is not a void * parameter.
static int compare(const int *a, const int *b) { return (*a > *b) - (*a < *b); }
int main(void) {
    int (*f)(const void *, const void *) = (int (*)(const void *, const void *))compare;
    int a = 1, b = 2;
    return f(&a, &b) == 0; // UB: call-type-mismatch
}
