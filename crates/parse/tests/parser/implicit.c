int main(void)
{
    int x = unknown(1, 2);
    printf("%d\n", x);
    char *p = malloc(strlen("abc") + 1);
    unknown();
    { int unknown = 1; x = unknown; }
    free(p);
    exit(abs(-1));
}
int unknown(int a, int b) { return a + b; }
int later(void) { return unknown(3, 4) + (int)sqrt(4.0); }
