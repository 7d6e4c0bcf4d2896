struct P { int x; struct P *next; }; typedef enum { RED, GREEN } Color;
struct P shared = { 1 }; int table[5] = { 1 }; static char mine[3]; struct P list[3];
int twice(int x) { return x + x; } Color paint(Color c) { return c; }
int get(struct P *p) { struct P copy = shared; copy = *p; return copy.x + mine[0] + sizeof list / sizeof *list; }
