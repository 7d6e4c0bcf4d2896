#include_next <stdbool.h>
next true
