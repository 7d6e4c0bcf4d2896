#include "guarded.h"
#include "guarded.h"
#include <guarded.h>
#include "once.h"
#include "once.h"
#define NAME "plain.h"
#include NAME
#include NAME
#define ANGLE <plain.h>
#include ANGLE
#include "sub/inner.h"
#include <next.h>
#include <stdbool.h>
true
#import "plain2.h"
#import "plain2.h"
