// At file scope: all of the program is one block, and everything goes by way of the pointer.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int *restrict data, n, *restrict other;
static const char *restrict name = "name";
static int *at(int i) { return data + i; }
static void swap(int *x, int *y) {
    int t = *x;
    *x = *y;
    *y = t;
}
static int compare(const void *x, const void *y) { return *(const int *)x - *(const int *)y; }
int main(void) {
    n = 8;
    data = malloc(n * sizeof *data);
    other = malloc(n * sizeof *other);
    if (!data || !other) return 1;
    for (int i = 0; i < n; i++) *at(i) = (i * 5) % 8;
    memcpy(other, data, n * sizeof *data);
    swap(at(0), &data[1]);
    qsort(data, n, sizeof *data, compare);
    int *end = data + n;
    for (int *p = at(0); p != end; p++) *p += other[p - data];
    printf("%d %d %s\n", data[0], data[7], name);
    data = realloc(data, 2 * n * sizeof *data);
    if (!data) return 1;
    printf("%d\n", *at(3));
    free(data);
    free(other);
    return 0;
}
