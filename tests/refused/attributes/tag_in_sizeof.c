struct s { int a; };

int main(void)
{
    return sizeof(struct [[gnu::unused]] s) == 4; // refused: neither declared nor defined
}
