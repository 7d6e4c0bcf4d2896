#include <stdio.h>

static void copy(char *to, const char *from, int count) {
    int n = (count + 7) / 8;
    switch (count % 8) {
    case 0:
        do {
            *to++ = *from++;
        case 7: *to++ = *from++;
        case 6: *to++ = *from++;
        case 5: *to++ = *from++;
        case 4: *to++ = *from++;
        case 3: *to++ = *from++;
        case 2: *to++ = *from++;
        case 1: *to++ = *from++;
        } while (--n > 0);
    }
}

// A coroutine in the manner of protothreads.
struct generator { int line, i, j; };

static int next(struct generator *g) {
    switch (g->line) {
    case 0:
        for (g->i = 0; g->i < 3; g->i++) {
            for (g->j = 0; g->j <= g->i; g->j++) {
                g->line = 1;
                return g->i * 10 + g->j;
            case 1:;
            }
        }
        g->line = 2;
        return -1;
    default: return -2;
    }
}

int main(void) {
    const char *text = "a longer sentence to be copied by the device";
    for (int n = 1; n < 44; n += 6) {
        char buffer[64];
        for (int i = 0; i < 64; i++) buffer[i] = '.';
        copy(buffer, text, n);
        buffer[n + 1] = 0;
        puts(buffer);
    }
    struct generator g = {0};
    for (int i = 0; i < 9; i++) printf("%d ", next(&g));
    printf("\n");
    return 0;
}
