int main(void)
{
    char a = -1;
    return (unsigned short)a != 65535;
}
