extern _Atomic int x[2];
extern int x[2]; // refused: conflicting types

int main(void)
{
    return 0;
}
