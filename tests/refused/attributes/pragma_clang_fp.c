static double f(double a, double b, double c)
{
#pragma clang fp reassociate(on) // refused: #pragma clang fp
    return a + b + c;
}
int main(void) { return f(1, 2, 3); }
