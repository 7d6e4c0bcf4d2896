inline int f(void) { return 1; }
inline int f(void) { return 2; } // refused: redefinition

int main(void)
{
    return 0;
}
