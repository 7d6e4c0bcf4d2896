// The elements of an array are reached by its address.
int main(void) {
    short a[4];
    a[0] = a[1] = a[3] = 1;
    int sum = 0;
    for (int i = 0; i < 4; i++)
        sum += a[i]; // UB: unspecified-value
    return sum;
}
