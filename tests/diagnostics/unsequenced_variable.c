int main(void)
{
    int i = 0;
    int a[2] = {0, 0};
    return a[i] + (i++ ? 1 : 2);
}
