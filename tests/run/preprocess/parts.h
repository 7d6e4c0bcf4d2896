#ifdef GENERATE
static int generated = 1;
#elif defined DECLARE
int declared(void);
#undef PARTS_SEEN
#define PARTS_SEEN 3
#else
static int plain = 2;
#define PARTS_SEEN 2
#endif
