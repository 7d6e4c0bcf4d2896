/* A pointer is named by the object that its name means here and now. */
int table[4];
static int *at = table;
static int (*call)(int *, int);
void *nothing;

static int down(int *from, int n)
{
    int own = n;
    at = at + 1;
    if (n == 0)
        return *from;
    return down(n == 2 ? &own : from, n - 1);
}

int main(void)
{
    char text[] = "ab";
    char *s = text;
    const char *literal = "xyz";
    while (*s)
        s++;
    call = down;
    literal++;
    return call(table, 2) - 2;
}
