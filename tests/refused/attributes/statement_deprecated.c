int main(void)
{
    int x = 0;
    [[deprecated]] x++; // refused: attribute that a statement cannot have
    return x - 1;
}
