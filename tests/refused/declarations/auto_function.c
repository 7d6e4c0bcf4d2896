auto int twice(int x); // refused: storage class

int main(void)
{
    return 0;
}
