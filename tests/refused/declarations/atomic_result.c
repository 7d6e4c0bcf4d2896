_Atomic int f(void);
int f(void); // refused: conflicting types

int main(void)
{
    return 0;
}
