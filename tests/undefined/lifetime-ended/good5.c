// At file scope a literal is static, and stays wherever its address went.
#include <stdio.h>
static int *kept = &(int){3};
static const char *const names[] = {(const char[]){"one"}, (const char[]){"two"}};
int main(void) {
    int *p = 0;
    for (int i = 0; i < 2; i++)
        if (i)
            p = kept;
        else
            *kept += 4;
    printf("%d %s\n", *p, names[1]);
    return 0;
}
