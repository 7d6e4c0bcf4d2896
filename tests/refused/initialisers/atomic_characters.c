#include <stdio.h>

int main(void)
{
    _Atomic char text[8] = "abc"; // refused: atomic characters
    return text[1] == 0;
}
