#include <stdio.h>

static void insertion(int *a, int n) {
    for (int i = 1; i < n; i++) {
        int x = a[i], j = i;
        for (; j > 0 && a[j - 1] > x; j--) a[j] = a[j - 1];
        a[j] = x;
    }
}
static void quick(int *lo, int *hi) {
    if (hi - lo < 2) return;
    int pivot = lo[(hi - lo) / 2], *i = lo, *j = hi - 1;
    for (;;) {
        while (*i < pivot) i++;
        while (*j > pivot) j--;
        if (i >= j) break;
        int t = *i;
        *i++ = *j;
        *j-- = t;
    }
    quick(lo, i);
    quick(i, hi);
}
static void heap(int a[], int n) {
    for (int end = n, start = n / 2; end > 1;) {
        if (start > 0) start--;
        else {
            end--;
            int t = a[end];
            a[end] = a[0];
            a[0] = t;
        }
        for (int root = start, child; (child = 2 * root + 1) < end; root = child) {
            if (child + 1 < end && a[child] < a[child + 1]) child++;
            if (a[root] >= a[child]) break;
            int t = a[root];
            a[root] = a[child];
            a[child] = t;
        }
    }
}
static void merge(int *a, int n, int *scratch) {
    if (n < 2) return;
    int half = n / 2;
    merge(a, half, scratch);
    merge(a + half, n - half, scratch);
    int i = 0, j = half, k = 0;
    while (i < half || j < n) scratch[k++] = j >= n || (i < half && a[i] <= a[j]) ? a[i++] : a[j++];
    for (k = 0; k < n; k++) a[k] = scratch[k];
}

int main(void) {
    int a[4][50], scratch[50];
    unsigned seed = 7;
    for (int i = 0; i < 50; i++) {
        seed = seed * 69069u + 1;
        for (int k = 0; k < 4; k++) a[k][i] = (int)(seed >> 20) - 2048;
    }
    insertion(a[0], 50);
    quick(a[1], a[1] + 50);
    heap(a[2], 50);
    merge(a[3], 50, scratch);
    int same = 1;
    for (int i = 0; i < 50; i++) same &= a[0][i] == a[1][i] && a[1][i] == a[2][i] && a[2][i] == a[3][i];
    printf("%d %d %d %d\n", same, a[0][0], a[0][25], a[0][49]);
    return 0;
}
