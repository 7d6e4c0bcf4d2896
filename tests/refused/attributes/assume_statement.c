int main(void)
{
    int x = 0;
    __attribute__((assume(x == 1))); // refused: attribute 'assume'
    return x;
}
