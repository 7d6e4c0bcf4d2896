int main(void)
{
    return sizeof(int[sizeof(struct nobody)]); // refused: incomplete
}
