typedef int T;
typedef _Atomic int T; // refused: conflicting types

int main(void)
{
    return 0;
}
