// So has _Bool.
static void set(_Bool *p, int really) { if (really) *p = 1; }
int main(void) {
    _Bool b;
    set(&b, 0);
    return b; // UB: indeterminate-value
}
