#define LAST(array) \
    (array[3])

static int f(int *a)
{
    return LAST(a);
}

int main(void)
{
    int a[3] = {1, 2, 3};
    return f(a);
}
