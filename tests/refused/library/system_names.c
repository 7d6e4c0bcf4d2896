#include <limits.h>
int main(void)
{
    char name[NAME_MAX + 1]; // refused: `NAME_MAX`, which only the system's own headers declare
    return sizeof name > 256;
}
