void f(_Atomic int a);
void f(int a); // refused: conflicting types

int main(void)
{
    return 0;
}
