struct s { char text[4]; };
static struct s make(void) {
    struct s s = {"abc"};
    return s;
}
int main(void) {
    make().text[1] = 'x'; // UB: temporary-write
    return 0;
}
