int main(void)
{
    char a;
    a = -1;
    return (unsigned short)a != 65535;
}
