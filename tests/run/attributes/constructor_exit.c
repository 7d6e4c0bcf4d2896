// Destructors run at exit, behind the handlers of atexit.
#include <stdio.h>
#include <stdlib.h>

static void handler(void) { puts("handler"); }
static void inner(void) { puts("inner"); }
__attribute__((constructor)) static void begin(void) { atexit(handler); }
__attribute__((destructor)) static void end(void) { puts("end"); }

int main(void)
{
    atexit(inner);
    puts("main");
    exit(4);
}
