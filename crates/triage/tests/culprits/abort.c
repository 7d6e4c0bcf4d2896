int main(void)
{
    for (int a = 0; 1 > a; a++) {
        continue;
        __builtin_abort();
    }
}
