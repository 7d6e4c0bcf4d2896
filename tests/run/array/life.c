#include <stdio.h>
#include <string.h>

enum { H = 8, W = 12 };
static unsigned char now[H][W], next[H][W];

static void step(void) {
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            int n = 0;
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++)
                    if (dx || dy) n += now[(y + dy + H) % H][(x + dx + W) % W];
            next[y][x] = n == 3 || (n == 2 && now[y][x]);
        }
    memcpy(now, next, sizeof now);
}

int main(void) {
    static const char *const start[] = {".#.", "..#", "###"};
    for (int y = 0; y < 3; y++)
        for (int x = 0; x < 3; x++) now[y][x] = start[y][x] == '#';
    for (int i = 0; i < 30; i++) step();
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) putchar(now[y][x] ? '#' : '.');
        putchar('\n');
    }
    return 0;
}
