union u { long l; double d; };
int main(void) {
    union u u;
    u.d = 1.0;
    long *p = &u.l;
    return *p == 0; // UB: union-pun
}
