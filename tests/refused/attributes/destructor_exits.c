#include <stdlib.h>
__attribute__((destructor)) static void end(void)
{
    exit(1); // refused: exit called by a destructor
}
int main(void) { return 0; }
