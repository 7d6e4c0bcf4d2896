#include <stdio.h>
#include <string.h>

struct packet {
    unsigned char kind;
    union {
        struct { unsigned short port; unsigned char flags; } head;
        unsigned char raw[4];
        int number;
    } body;
};

int main(void) {
    struct packet p[3] = {{1, {.number = 0x11223344}}, {2, {.raw = {9, 8, 7, 6}}}, {3, {{500, 3}}}};
    for (int i = 0; i < 3; i++) {
        switch (p[i].kind) {
        case 1: printf("%x %x\n", p[i].body.number, p[i].body.raw[0]); break;
        case 2: printf("%d %d\n", p[i].body.raw[3], p[i].body.head.port); break;
        case 3: printf("%d %d\n", p[i].body.head.port, p[i].body.head.flags); break;
        }
    }
    struct packet q = p[1];
    q.body.raw[0] = 1;
    printf("%d %d\n", p[1].body.raw[0], q.body.raw[0]);
    memcpy(&q.body, &p[0].body, sizeof q.body);
    printf("%d\n", q.body.number == p[0].body.number);
    printf("%zu %zu\n", sizeof p[0], sizeof p[0].body);
    return 0;
}
