static void upper(char *s) {
    for (; *s; s++)
        if (*s >= 'a' && *s <= 'z') *s -= 32; // UB: string-literal-write
}
int main(void) {
    upper("lower");
    return 0;
}
