int main(void)
{
    int a[8] = {0};
#pragma clang loop vectorize(assume_safety) // refused: #pragma clang loop
    for (int i = 1; i < 8; i++)
        a[i] = a[i - 1];
    return a[7];
}
