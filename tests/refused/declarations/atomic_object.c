extern _Atomic int x;
extern int x; // refused: conflicting types

int main(void)
{
    return 0;
}
