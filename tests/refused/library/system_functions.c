#include <unistd.h>
static ssize_t (*volatile reads)(int, void *, size_t) = read;
int main(void)
{
    char c;
    return (int)reads(0, &c, 1); // refused: `read`
}
