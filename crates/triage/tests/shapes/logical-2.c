int main(void)
{
    int a;
    int b = 0;
    a = 2609491660;
    return (unsigned int)(b && 1) + a != 2609491660;
}
