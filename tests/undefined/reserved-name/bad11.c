// GCC takes every call of it for its own.
void *alloca(unsigned long n) { // UB: reserved-name
    return n ? 0 : &n;
}
int main(void) { return alloca(3) != 0; }
