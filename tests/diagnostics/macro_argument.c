#define DIVIDE(a, b) ((a) / (b))
#define HALF(x) DIVIDE(x, 0)

int main(void)
{
    return HALF(3);
}
