int main(void)
{
    int x;
    __attribute__((unused)) x = 3; // refused: attribute that a statement cannot have
    return x - 3;
}
