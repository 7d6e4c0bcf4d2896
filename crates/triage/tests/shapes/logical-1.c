int main(void)
{
    int a = 0;
    return (unsigned int)(a && 1) - 1 != 4294967295;
}
