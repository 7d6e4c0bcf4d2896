int main(void)
{
    int a[8] = {0};
#pragma GCC ivdep // refused: #pragma GCC ivdep
    for (int i = 1; i < 8; i++)
        a[i] = a[i - 1];
    return a[7];
}
