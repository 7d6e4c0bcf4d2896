// The attribute may stand in another declaration than the body, with static storage or without.
#include <stdio.h>

static void a(void) __attribute__((constructor));
[[gnu::destructor]] void b(void);
static void a(void) { puts("a"); }
void b(void) { puts("b"); }
__attribute__((constructor, destructor)) static void both(void) { puts("both"); }
extern void nowhere(void) __attribute__((constructor));

int main(void)
{
    puts("main");
    return 0;
}
