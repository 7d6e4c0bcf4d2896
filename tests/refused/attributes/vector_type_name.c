int main(void)
{
    return sizeof(__attribute__((vector_size(16))) int); // refused: vector_size
}
