static void done(int *p) { *p = 0; }
int main(void)
{
    int x __attribute__((cleanup(done))) = 1; // refused: attribute 'cleanup'
    return x;
}
