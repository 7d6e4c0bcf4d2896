// The same for _Alignas with types and constants; 0 asks for nothing.
#include <stdio.h>

enum { EIGHT = 8 };
struct a { _Alignas(8) _Alignas(2) char x; char y; };
struct b { _Alignas(double) _Alignas(char) char x; char y; };
struct c { _Alignas(char) _Alignas(double) char x; char y; };
struct d { _Alignas(EIGHT) _Alignas(2) char x; char y; };
struct e { _Alignas(16) _Alignas(int) char x; char y; };
struct f { _Alignas(int) _Alignas(short) _Alignas(EIGHT * 2) _Alignas(8) char x; char y; };
struct g { _Alignas(0) _Alignas(8) char x; char y; };
struct h { _Alignas(long) _Alignas(0) char x; char y; };

int main(void)
{
    _Alignas(int) _Alignas(32) _Alignas(char) char local = 0;
    printf("%zu %zu %zu %zu\n", sizeof(struct a), sizeof(struct b), sizeof(struct c), sizeof(struct d));
    printf("%zu %zu %zu %zu %d\n", sizeof(struct e), sizeof(struct f), sizeof(struct g), sizeof(struct h),
           (int)((unsigned long)&local % 32));
    return 0;
}
