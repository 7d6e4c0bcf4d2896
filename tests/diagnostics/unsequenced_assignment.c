int main(void)
{
    int i = 1;
    i = 2 + i++;
    return i;
}
