union u { int i; float f; };
static float through(int *i, float *f) {
    *i = 1;
    return *f; // UB: union-pun
}
int main(void) {
    union u u = {.f = 2.0f};
    return through(&u.i, &u.f) == 2.0f;
}
