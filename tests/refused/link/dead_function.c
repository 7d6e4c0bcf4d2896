#include <stdio.h>

void nowhere(int);

int main(int argc, char **argv)
{
    (void)argv;
    if (argc > 5)
        nowhere(argc); // refused: nowhere defined
    puts("fine");
    return 0;
}
