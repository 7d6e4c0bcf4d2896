// A copy has no more values than the original.
struct bits { unsigned a : 3, b : 5, c : 7; };
int main(void) {
    struct bits x, y;
    x.a = 5;
    y = x;
    if (y.a != 5) return 1;
    return (int)y.b; // UB: indeterminate-value
}
