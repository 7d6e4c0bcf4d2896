// args: --max-steps 100000
static unsigned spin(unsigned n)
{
    for (;;)
        n = n * 5 + 1;
}

int main(void)
{
    return (int)spin(3);
}
