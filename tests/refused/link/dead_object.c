extern int nowhere;

int main(int argc, char **argv)
{
    (void)argv;
    return argc > 5 ? nowhere : 0; // refused: nowhere defined
}
