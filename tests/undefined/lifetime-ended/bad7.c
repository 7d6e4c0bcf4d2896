// An array that becomes a pointer in an unbraced substatement.
int main(int argc, char **argv) {
    const char *s = "";
    (void)argv;
    for (int i = 0; i < argc; i++)
        s = (char[4]){"abc"};
    return (int)s[0] - 'a'; // UB: lifetime-ended
}
