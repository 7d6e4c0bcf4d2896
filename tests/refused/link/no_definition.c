int nowhere(void);

int main(void)
{
    return nowhere(); // refused: nowhere defined
}
