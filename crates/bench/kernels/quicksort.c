/* Quicksort of many small arrays: recursion, pointer comparison and data-dependent branches. */
#include <stdint.h>
#include <stdio.h>

#ifndef N
#define N 240
#endif
#define COUNT 5000

static int data[COUNT];

static void swap(int *a, int *b) {
    int t = *a;
    *a = *b;
    *b = t;
}

static void sort(int *low, int *high) {
    while (high - low > 1) {
        swap(low, low + (high - low) / 2);
        int *store = low;
        for (int *p = low + 1; p < high; p++) {
            if (*p < *low) {
                store++;
                swap(store, p);
            }
        }
        swap(low, store);
        if (store - low < high - store) {
            sort(low, store);
            low = store + 1;
        } else {
            sort(store + 1, high);
            high = store;
        }
    }
}

int main(void) {
    uint32_t seed = 12345;
    uint32_t sum = 0;
    for (int round = 0; round < N; round++) {
        for (int i = 0; i < COUNT; i++) {
            seed = seed * 1664525u + 1013904223u;
            data[i] = (int)(seed >> 8) - (1 << 23);
        }
        sort(data, data + COUNT);
        for (int i = 1; i < COUNT; i++) {
            if (data[i - 1] > data[i]) {
                printf("not sorted at %d\n", i);
                return 1;
            }
        }
        sum = sum * 31 + (uint32_t)data[round % COUNT];
    }
    printf("%lu\n", (unsigned long)sum);
    return 0;
}
