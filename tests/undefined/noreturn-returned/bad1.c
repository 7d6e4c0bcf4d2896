#include <stdlib.h>
_Noreturn static void die(int code) {
    if (code > 0) exit(code);
} // UB: noreturn-returned
int main(void) {
    die(-1);
}
