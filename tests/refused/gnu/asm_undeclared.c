int main(void)
{
    asm("" :: "r"(nothing)); // refused: not declared
    return 0;
}
