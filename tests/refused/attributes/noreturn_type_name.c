static void f(void) {}
int main(void)
{
    ((void (*)(void) __attribute__((noreturn)))f)(); // refused: attribute 'noreturn'
    return 0;
}
