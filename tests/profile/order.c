/* Which of two calls comes first is open: nobody notices here, but who looked at `set` in `other` would. */
static int set;

static int change(void)
{
    set = 1;
    return 1;
}

static int other(void)
{
    int one = 1;
    return one;
}

int main(void)
{
    int sum = change() + other();
    return sum - 2;
}
