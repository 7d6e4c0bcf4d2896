// By a compound assignment.
struct flags { int signed_ : 4; } flags = {7};
int main(void) {
    flags.signed_ += 1.5; // UB: float-to-int-range
    return flags.signed_;
}
