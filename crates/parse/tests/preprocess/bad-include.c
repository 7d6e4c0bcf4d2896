#include <nope.h>
