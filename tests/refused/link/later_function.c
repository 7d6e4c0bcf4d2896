/* Nothing calls it, and it is translated all the same. */
int nowhere(void);

int unused(void)
{
    return nowhere(); // refused: nowhere defined
}

int main(void)
{
    return 0;
}
