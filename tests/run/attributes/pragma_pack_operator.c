// _Pragma does what #pragma does, from macros too.
#include <stdio.h>

#define PACKED _Pragma("pack(push, 1)")
#define END _Pragma("pack(pop)")
#define RECORD(name) PACKED struct name { char c; int i; }; END
RECORD(a)
PACKED
struct b { char c; long l; };
END
struct c { char c; int i; };
_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic pop")
static int x = 3;
_Pragma("message(\"text\")")

int main(void)
{
    printf("%zu %zu %zu %d\n", sizeof(struct a), sizeof(struct b), sizeof(struct c), x);
    return 0;
}
