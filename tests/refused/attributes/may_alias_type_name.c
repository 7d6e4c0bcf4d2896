int main(void)
{
    float f = 1;
    return *(int __attribute__((may_alias)) *)&f; // refused: attribute 'may_alias'
}
