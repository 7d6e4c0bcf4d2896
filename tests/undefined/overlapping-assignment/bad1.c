struct four { int i[4]; };
int main(void) {
    union { struct four low; struct { int pad; struct four high; } up; } u = {.up = {1, {{2, 3, 4, 5}}}};
    struct four *from = &u.up.high;
    u.low = *from; // UB: overlapping-assignment
    return 0;
}
