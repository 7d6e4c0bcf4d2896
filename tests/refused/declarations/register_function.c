// 6.9p2: auto and register are for objects in blocks.
register int twice(int x) // refused: storage class
{
    return x + x;
}

int main(void)
{
    return twice(0);
}
