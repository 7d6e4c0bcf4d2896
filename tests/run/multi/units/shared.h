#ifndef SHARED_H
#define SHARED_H

enum { SIZE = 4 };
struct item { const char *name; int n; };

extern int shared_counter;
extern const int table[SIZE];
extern int (*callback)(int);
extern const char *const message;

int b_hidden(void);
void bump(int by);
int run_callback(int x);
int local_callback(int x);
struct item make_item(const char *name, int n);
int total(const struct item *it, int n);

#endif
