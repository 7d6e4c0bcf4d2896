/* A variable without an initialiser behind a loop with a jump inside a switch: its bookkeeping must
   not be mixed up with that of the inner block, whose entry would then reset the loop's counter. */
int printf(const char *, ...);

int main(void)
{
    int k = 3, sum = 0;
    for (int i = 0; i < 3; ++i) {
        switch (k) {
        case 3:
            goto L1;
        L1:;
            sum += i;
        }
    }
    int j;
    j = sum + 1;
    printf("%d\n", j);
    return 0;
}
