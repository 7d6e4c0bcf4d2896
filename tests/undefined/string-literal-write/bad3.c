int main(void) {
    const char *s = __func__;
    *(char *)s = 'x'; // UB: string-literal-write|const-write
    return 0;
}
