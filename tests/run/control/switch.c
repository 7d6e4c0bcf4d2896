#include <stdio.h>

static int plain(int x) {
    switch (x) {
    case 1: return 10;
    case 2:
    case 3: x += 20;
    case 4: x++; break;
    default: x = -1;
    case -7: x--;
    }
    return x;
}

static int no_block(int x) {
    switch (x) case 3: return 33;
    return 0;
}

static int default_first(int x) {
    int r = 0;
    switch (x) {
    default: r += 1;
    case 5: r += 10; break;
    case 6: r += 100;
    }
    return r;
}

static int nested(int a, int b) {
    switch (a) {
    case 0:
        switch (b) {
        case 0: return 1;
        case 1: break;
        default: return 2;
        }
        return 3;
    case 1:
        do {
            if (b > 3) break;
        case 2:
            b += 2;
        } while (b < 10);
        return b;
    }
    return 4;
}

static int loop(int n) {
    int s = 0;
    for (int i = 0; i < n; i++) {
        switch (i % 4) {
        case 1: continue;
        case 2: s += 5; break;
        case 3: if (i > 8) goto end;
        default: s++;
        }
        s *= 2;
    }
end:
    return s;
}

static const char *wide(long long x) {
    switch (x) {
    case 1LL << 40: return "2^40";
    case -1: return "-1";
    case 0x7fffffffffffffff: return "max";
    default: return "?";
    }
}

int main(void) {
    for (int i = -8; i < 7; i++) printf("%d ", plain(i));
    printf("\n%d %d\n", no_block(3), no_block(4));
    printf("%d %d %d\n", default_first(0), default_first(5), default_first(6));
    printf("%d %d %d %d %d %d\n", nested(0, 0), nested(0, 1), nested(0, 9), nested(1, 2), nested(2, 5),
           nested(1, 7));
    printf("%d\n", loop(13));
    printf("%s %s %s %s\n", wide(1LL << 40), wide(-1), wide(0x7fffffffffffffff), wide(0));
    unsigned char c = 200;
    switch (c) {
    case 200: puts("unsigned char"); break;
    case -56: puts("wrong");
    }
    switch (c > 100) {
    case 0: puts("no"); break;
    case 1: puts("yes");
    }
    switch (5) {
        int skipped;
    case 5:
        skipped = 3;
        printf("%d\n", skipped);
    }
    switch ('a') default: puts("default only");
    switch (1) {}
    switch (c++, (signed char)c) {
    case -55: printf("%d\n", c);
    }
    switch (0u - 1) {
    case -1: puts("converted label");
    }
    return 0;
}
