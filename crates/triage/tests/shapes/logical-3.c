int f1(void)
{
    return 0;
}

int main(void)
{
    char a = 510;
    return (unsigned int)(f1() || 0) + a != 4294967294;
}
