// Jumping back over the declaration ends the old object.
int main(void) {
    int n = 0, *p = 0;
    {
    again:;
        int x[n + 1];
        x[0] = n;
        if (p) return *p; // UB: lifetime-ended|dangling-pointer
        p = x;
        n++;
        goto again;
    }
}
