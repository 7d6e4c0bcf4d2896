static int first(char a[static 1]) { return a[0]; }
int main(void) {
    char *p = 0;
    if (p) return first(p);
    int n = 0;
    return n || first(p); // UB: static-array-parameter
}
