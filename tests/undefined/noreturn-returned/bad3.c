// C23's attribute says the same.
#include <stdlib.h>
[[noreturn]] static void stop(int x) {
    if (x) exit(x);
} // UB: noreturn-returned
int main(void) {
    stop(0);
}
