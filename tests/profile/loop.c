int printf(const char *, ...);

int main(void)
{
    int sum = 0, limit = 10;
    for (int i = 0; i < limit; i++)
        sum += i;
    if (sum < 0)
        return 1;
    printf("%d\n", sum);
    return 0;
}
