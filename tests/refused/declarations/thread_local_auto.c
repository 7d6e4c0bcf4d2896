// 6.7.1p3.
int main(void) {
    _Thread_local int x = 0; // refused: needs `static` or `extern`
    return x;
}
