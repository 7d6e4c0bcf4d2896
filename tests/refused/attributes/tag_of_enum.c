enum e { A };
enum [[]] e x; // refused: neither declared nor defined

int main(void)
{
    return x;
}
