// Pragmas that do not change what a program does.
#include <stdio.h>

#pragma GCC diagnostic ignored "-Wall"
#pragma GCC optimize ("O1")
#pragma GCC push_options
#pragma GCC optimize ("O3", "unroll-loops")
static int sum(const int *a, int n)
{
    int s = 0;
#pragma GCC unroll 4
    for (int i = 0; i < n; i++)
        s += a[i];
#pragma clang loop vectorize(enable) interleave_count(2)
    for (int i = 0; i < n; i++)
        s += a[i];
#pragma omp simd reduction(+ : s)
    for (int i = 0; i < n; i++)
        s += a[i];
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        s++;
#pragma unroll(2)
    for (int i = 0; i < n; i++)
        s--;
    return s;
}
#pragma GCC pop_options
#pragma GCC visibility push(hidden)
int hidden = 4;
#pragma GCC visibility pop
#pragma clang optimize off
#pragma clang optimize on
#pragma STDC FP_CONTRACT OFF
#pragma GCC poison never_used
#pragma frobnicate everything (
#pragma mark text
#pragma region
#pragma endregion

int main(void)
{
#pragma STDC FENV_ACCESS OFF
    int a[] = {1, 2, 3, 4, 5};
    printf("%d %d\n", sum(a, 5), hidden);
    return 0;
}
