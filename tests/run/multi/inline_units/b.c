#include "util.h"

char buffer[6];
unsigned buffer_size = sizeof buffer;

int unit_b(int x) { return clamp(x) * 10 + (x == 0 ? next_id() : 0); }
