// A floating object may hold a signalling NaN.
static void set(double *p, int really) { if (really) *p = 1; }
int main(void) {
    double x;
    set(&x, 0);
    return x > 0; // UB: indeterminate-value
}
