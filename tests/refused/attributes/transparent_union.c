typedef union { int *i; float *f; } either __attribute__((transparent_union));
static int read(either e) { return *e.i; }
int main(void)
{
    int x = 5;
    return read(&x); // refused: transparent union
}
