int main(void)
{
    return _Alignof(int __attribute__((aligned(16)))); // refused: attribute 'aligned'
}
