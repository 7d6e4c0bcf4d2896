int i, *p = &i;

static int sum(int a, int b, int c)
{
    return a + b + c;
}

int main(void)
{
    return sum(3, i++, *p);
}
