#include "shared.h"

static int hidden = 2;
const int table[SIZE] = {11, 22, 33, 44};
int (*callback)(int);
const char *const message = "from unit b";

int b_hidden(void) { return hidden; }
void bump(int by) { shared_counter += by; }
int run_callback(int x) { return callback(x) + hidden; }
