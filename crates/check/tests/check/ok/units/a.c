struct P { int x; struct P *next; }; typedef enum { RED, GREEN } Color;
extern struct P shared; extern int table[]; static int mine = 1; int get(struct P *p); Color paint(Color c);
inline int twice(int x) { return 2 * x; } extern struct P list[];
int main(void) { shared.x = table[2] + mine; shared = list[0]; return get(&shared) + paint(GREEN) + twice(2); }
