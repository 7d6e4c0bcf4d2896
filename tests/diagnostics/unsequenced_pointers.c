static int x;
static int *p = &x, *q = &x;

static int f(void)
{
    return (*p = 1) + (*q = 2);
}

int main(void)
{
    return f();
}
