// The clauses of a for loop and its body: what the first makes lives until the loop ends.
#include <stdio.h>
int main(void) {
    int sum = 0, i;
    for (int *p = (int[]){1, 2, 3, 0}; *p; p++)
        sum += *p;
    int *p;
    for (i = 0, p = (int[3]){4, 5, 6}; i < 3; i++)
        sum = 10 * sum + p[i];
    for (i = 0; i < *(int[]){3}; i += *&(int){1})
        sum++;
    printf("%d\n", sum);
    return 0;
}
