/* c */
#ifndef G
#define G
guarded
#endif
