#include <search.h>
int main(void)
{
    return sizeof(comparison_fn_t) != 8; // refused: `comparison_fn_t`, which only the system's own headers declare
}
