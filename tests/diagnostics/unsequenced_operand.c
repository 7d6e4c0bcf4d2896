int i = 1, j = 2;

int main(void)
{
    int *p = &i, *q = &j;
    return (*q + 1) + i++ + *p * 2 + *q;
}
