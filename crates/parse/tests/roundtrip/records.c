/* Structures, unions, enumerations, bit-fields, alignment and packing, initialisers. */
struct forward;
struct plain { int a; char b; struct forward *next; };
struct forward { struct plain plain; struct forward *self; };
union overlay { int i; float f; unsigned char bytes[4]; };
struct bits { unsigned a : 3; int : 5; int b : 7; unsigned : 0; unsigned long c : 40; _Bool d : 1; };
struct unnamed_members {
    int tag;
    union {
        int i;
        struct { short low, high; };
        struct { signed char bytes[4]; } named;
    };
    struct { int deep; union { int x; float y; }; };
};
struct flexible { int length; char data[]; };
struct __attribute__((packed)) packed { char a; int b; };
struct packed_member { char a; int b __attribute__((packed)); int c : 5 __attribute__((packed)); };
struct aligned { char a; _Alignas(16) char b; _Alignas(double) char c; int d __attribute__((aligned(2))); }
    __attribute__((aligned(32)));
struct both { char c; int i; } __attribute__((packed, aligned(2)));
struct aligned_unnamed { char c; _Alignas(8) struct { char x; }; struct { char y; } __attribute__((packed)); };
struct { int x, y; } untagged, *untagged_pointer;
typedef struct { int re, im; } Complex;
typedef struct list { struct list *next; Complex value; } List;
typedef int aligned_int __attribute__((aligned(16)));
struct outer { struct inner { int x; enum color { RED, GREEN = 5, BLUE } color; } inner[2]; };
enum { ONE = 1, TWO, FOUR = 1 << 2, ALL = ONE | TWO | FOUR, NEGATIVE = -1 };
enum color shade = GREEN;
enum long_enumeration { FIRST_ENUMERATOR, SECOND_ENUMERATOR, THIRD_ENUMERATOR, FOURTH_ENUMERATOR, FIFTH_ENUMERATOR };
enum { X, Y } untagged_enum;

_Alignas(64) char buffer[128];
_Alignas(long) static char more[8];
int less __attribute__((aligned(2)));
_Thread_local int per_thread;
static _Thread_local int own_per_thread = 1;
extern _Thread_local int other_per_thread;
int weak_one __attribute__((weak)) = 1;
static int kept __attribute__((used, unused)) = 2;

struct plain plain = {1, 'b', 0};
struct plain by_name = {.b = 'b', .a = 1};
struct outer nested = {{{1, RED}, {2, BLUE}}};
struct outer designated = {.inner = {[1] = {.x = 3, .color = GREEN}, [0].x = 4}};
struct outer flat = {1, RED, 2, BLUE};
struct unnamed_members members = {1, {.low = 2}, .deep = 3, .x = 4};
union overlay overlay = {.f = 1.5f};
int sparse[10] = {[3] = 1, 2, [8] = 3};
int range[10] = {[0 ... 4] = 1, [5 ... 9] = 2};
int grid[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
int long_grid[4][12] = {{1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011},
    {2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011}, {3000}, {[11] = 4000, }};
int long_row[] = {100000, 200000, 300000, 400000, 500000, 600000, 700000, 800000, 900000, 1000000, 1100000, 1200000, 1300000};
int scalar = {5};
int *address = &sparse[3];
char text[] = {"braces"};
const char *texts[] = {[2] = "two", "three"};
struct plain *compound = &(struct plain){1, 2, &(struct forward){.self = 0}};

_Static_assert(sizeof(struct plain) >= sizeof(int), "plain");
_Static_assert(1 < 2 && ONE == 1, "quotes \" and ?\?=");

int local(int n)
{
    struct local { int x; } value = {n};
    enum { INSIDE = 3 };
    struct plain;
    struct plain { char shadow; } shadow = {'s'};
    static const struct local table[] = {{1}, {2}, {INSIDE}};
    _Static_assert(INSIDE == 3, "inside");
    _Alignas(32) int aligned_local = 1;
    register int fast = 2;
    auto int automatic = 3;
    extern int elsewhere;
    int function(int);
    typedef struct local Local;
    Local copy = value;
    struct { int a; } once = {.a = 1}, twice = once;
    for (struct local it = {0}; it.x < 3; it.x++)
        copy.x += it.x;
    return copy.x + table[1].x + shadow.shadow + aligned_local + fast + automatic + twice.a
           + (int)__builtin_offsetof(struct outer, inner[1].color) + (int)sizeof(struct { int q; });
}

/* Alignments that are expressions, wherever one may stand. */
enum { wide = 16 };
enum __attribute__((aligned(wide))) aligned_enum { aligned_a, aligned_b = wide };
struct aligned_inside {
    struct {
        int q;
    } __attribute__((aligned(wide)));
    int r __attribute__((aligned(wide)));
} __attribute__((aligned(2 * wide)));
