// Enumerated types without a tag are compatible across files if they have the same constants (6.2.7p1).
#include "kinds.h"
static int is_large(size s) { return s == large; }
chooser choose = is_large;
