int main(void) {
    switch (3) {
        int x = 9;
    case 3:
        return x; // UB: indeterminate-value
    }
    return 0;
}
