int main(void) {
    union { unsigned char c; _Bool b; } u;
    u.c = 255;
    if (u.b) return 1; // UB: invalid-bool
    return 0;
}
