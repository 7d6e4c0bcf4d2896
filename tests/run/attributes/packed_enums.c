// The type of an enumeration is the smallest that holds it, if it is packed.
#include <stdio.h>

enum __attribute__((packed)) a { A0, A1 = 255 };
enum b { B0 = -1, B1 = 127 } __attribute__((__packed__));
enum [[gnu::packed]] c { C0 = 256 };
enum [[__gnu__::packed]] d { D0 = -1, D1 = 65535 };
enum e { E0 };

int main(void)
{
    enum a small = A1;
    small++;
    printf("%zu %zu %zu %zu %zu %d\n", sizeof(enum a), sizeof(enum b), sizeof(enum c), sizeof(enum d), sizeof(enum e),
           small);
    return 0;
}
