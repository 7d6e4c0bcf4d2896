#include <stdio.h>
#include <string.h>

struct a { unsigned x : 3; unsigned : 0; unsigned y : 3; };
struct b { char c; unsigned x : 20; unsigned y : 20; };
struct c { unsigned char x : 4, y : 4; unsigned char z : 7; unsigned char w : 2; };
struct d { unsigned x : 10; char c; unsigned y : 10; };
struct __attribute__((packed)) e { unsigned x : 12; unsigned y : 12; char c; };
struct f { unsigned long long x : 33; unsigned y : 5; };
struct g { short s : 9; short t : 9; };
struct h { int : 4; int x : 4; int : 8; };

static void bytes(const void *p, int n) {
    const unsigned char *b = p;
    while (n--) printf("%02x", *b++);
    printf("\n");
}

int main(void) {
    printf("%zu %zu %zu %zu %zu %zu %zu %zu\n", sizeof(struct a), sizeof(struct b), sizeof(struct c),
           sizeof(struct d), sizeof(struct e), sizeof(struct f), sizeof(struct g), sizeof(struct h));
    struct c c;
    memset(&c, 0, sizeof c);
    c.x = 5;
    c.y = 10;
    bytes(&c, 1);
    union { unsigned u; struct { unsigned lo : 8, mid : 16, hi : 8; } f; } u = {0x12345678};
    printf("%x %x %x\n", u.f.lo, u.f.mid, u.f.hi);
    u.f.mid = 0xabcd;
    printf("%x\n", u.u);
    union { unsigned char b[4]; struct { int a : 3, b : 29; } f; } s = {{0xff, 1, 2, 0x80}};
    printf("%d %d\n", s.f.a, s.f.b);
    struct e e = {0xabc, 0x123, 'z'};
    bytes(&e, 4);
    struct f f = {0x1ffffffffull, 31};
    f.y = 1;
    printf("%d %u\n", f.x == 0x1ffffffffull, f.y);
    return 0;
}
