// Whatever its type, Clang takes it to return never.
int _exit(int status) { // UB: reserved-name
    return status;
}
int main(void) { return 0; }
