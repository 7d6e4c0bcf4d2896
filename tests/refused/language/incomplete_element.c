struct s;
int main(void)
{
    struct s *p = 0;
    return &p[0] != 0; // refused: dereferenced pointer's target has incomplete type
}
