static void done(int *p) { *p = 0; }
int main(void)
{
    for (int i [[__gnu__::__cleanup__(done)]] = 0; i < 3; i++) // refused: attribute '__cleanup__'
        ;
    return 0;
}
