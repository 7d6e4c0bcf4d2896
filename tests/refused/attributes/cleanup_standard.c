static void done(int *p) { *p = 0; }
int main(void)
{
    [[gnu::cleanup(done)]] int x = 1; // refused: attribute 'cleanup'
    return x;
}
