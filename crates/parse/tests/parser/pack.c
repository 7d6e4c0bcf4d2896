/* Every place where a pragma may stand, and records that end under a limit. */
#pragma pack(push)
#pragma pack(1)
struct a { char c; int i; };
#pragma pack(pop)
struct b { char c; int i; };
#pragma pack(push, 2)
typedef struct { char c; int i; } c;
union d { char c; int i; struct { char x; long y; }; } __attribute__((aligned(4)));
#pragma pack(4)
struct e {
    char c;
#pragma pack(push, 1)
    struct { char x; int y; };
    union {
        char u;
#pragma pack(push, 0)
        struct { char z; int w; } *v;
        struct { char p; int q; };
#pragma pack(pop)
        long t;
    };
#pragma pack(pop)
    long l;
    struct f { char c; long l; } f;
} e;
#pragma pack(pop)
struct { char c; _Pragma("pack(1)") int i; _Pragma("pack()") long j; } g;
_Pragma("pack(push, 8)") struct h { char c; long double x; } h; _Pragma("pack(pop)")

int f(int n)
{
#pragma pack(push, 1)
    struct a { short s; int i : 20, j : 30; } a = {1, 2, 3};
#pragma pack(pop)
    if (n)
#pragma pack(1)
        return ({ struct s { char c; int i; } s = {1, 2}; s.i; });
again:
#pragma pack(2)
    switch (n) {
#pragma pack(4)
    case 1:
#pragma pack()
        return sizeof(struct b { char c; long l; });
    default:;
    }
#pragma pack(1)
    for (int i = 0; i < (int)sizeof(struct t { char c; int i; }); i++)
        n += i;
    if (n)
        goto again;
    return sizeof(struct u { char c; int a[sizeof(({ struct v { char c; int i; } v; v; }))]; });
#pragma pack(pop)
}
struct w { char c; int i; };
#pragma pack(pop)
#pragma pack()
