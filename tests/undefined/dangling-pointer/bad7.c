// A pointer to a literal that has ended cannot even be compared.
int main(int argc, char **argv) {
    int *p = 0;
    (void)argv;
    if (argc)
        p = &(int){5};
    return p == 0; // UB: dangling-pointer
}
