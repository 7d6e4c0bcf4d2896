// memmove written by hand cannot ask this of unrelated objects.
static int overlaps(const char *p, const char *q, int n) {
    return p <= q && q < p + n; // UB: pointer-comparison
}
int main(void) {
    char a[4] = "abc", b[4] = "def";
    return overlaps(a, b, 4);
}
