int main(void) {
    int a[2] = {0};
    char *c = (char *)a;
    short *s = (short *)(c + 1); // UB: misaligned-pointer
    return s == 0;
}
