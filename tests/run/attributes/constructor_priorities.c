// By priority, those without one last; destructors the other way round.
#include <stdio.h>

enum { EARLY = 200 };
[[gnu::constructor(300)]] static void c300(void) { puts("c300"); }
__attribute__((constructor)) static void plain(void) { puts("c"); }
__attribute__((constructor(EARLY + 1))) static void c201(void) { puts("c201"); }
__attribute__((__constructor__(EARLY))) static void c200(void) { puts("c200"); }
__attribute__((destructor(300))) static void d300(void) { puts("d300"); }
__attribute__((destructor)) static void last(void) { puts("d"); }
__attribute__((destructor(200))) static void d200(void) { puts("d200"); }

int main(void)
{
    puts("main");
    return 0;
}
