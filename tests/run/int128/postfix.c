/* The value of a postfix operator is the old one, whatever the width. */
int printf(const char *, ...);

int main(void)
{
    unsigned __int128 u = 1, v = u--;
    __int128 s = -1, t = s++, w;
    int trips = 0;
    w = 3;
    while (w--)
        trips++;
    printf("%d %d %d %d %d\n", (int)u, (int)v, (int)s, (int)t, trips);
    return 0;
}
