#include "sibling.h"
#include "plain.h"
