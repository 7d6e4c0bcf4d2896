int main(void)
{
    unsigned int a = 1;
    return a << 22 << 10 != 0;
}
