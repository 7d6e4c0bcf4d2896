#define PLUS(a) ((a) + )

int main(void)
{
    return PLUS(3);
}
