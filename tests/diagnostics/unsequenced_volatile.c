volatile int v, *p = &v;

int main(void)
{
    return v + (2 + *p);
}
