int a;

unsigned int *f1(void)
{
    char b;
    unsigned int c = -1;
l1:;
    a += 1;
    if (c % 3 == 0)
        goto l2;
l3:;
    c = c * 5 ^ (unsigned short)b;
    goto l1;
l2:
    b = 255;
    switch (c & 1) {
    case 0:
        goto l4;
    default:
        goto l3;
    }
l4:;
    return 0;
}

int main(void)
{
    unsigned int *d = f1();
    return a != 4;
}
