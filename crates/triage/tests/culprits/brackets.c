int main(void)
{
    return (1 ^ 1) != 0;
}
