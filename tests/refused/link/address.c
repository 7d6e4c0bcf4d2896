extern void nowhere(void);

void (*const table[])(void) = {0, nowhere}; // refused: nowhere defined

int main(void)
{
    return table[0] != 0;
}
