// The range is the bit-field's, not that of its declared type.
struct flags { unsigned low : 3; } flags;
int main(void) {
    double nine = 9;
    flags.low = nine; // UB: float-to-int-range
    return flags.low;
}
