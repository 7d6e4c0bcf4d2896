// A byte may be copied, but the value of the assignment is its value.
int main(void) {
    char c, d, *p = &c, *q = &d;
    if ((*q = *p)) // UB: unspecified-value
        return 1;
    return 0;
}
