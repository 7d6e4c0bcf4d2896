/* Statements: dangling else, labels in every place, loops without bodies. */
int x, y;
void g(void);
int h(int);

void ifs(int a, int b)
{
    if (a)
        g();
    if (a) g(); else if (b) h(1); else h(2);
    if (a) { if (b) g(); } else h(1);
    if (a) { if (b) g(); else h(1); }
    if (a) if (b) g(); else h(1);
    if (a) if (b) g(); else h(1); else h(2);
    if (a) while (b) if (x) g(); else h(1);
    if (a) for (;;) if (x) g(); else h(1); else h(2);
    if (a) { for (;;) if (x) break; } else h(2);
    if (a) do if (b) g(); while (x); else h(3);
    if (a) { } else { }
    if (a) ; else ;
    if (a) {{ g(); }}
    if (a) { int local = 1; h(local); }
    if (a) { g(); } else if (b) { g(); g(); } else { h(1); }
    if (a) l: g(); else goto l;
    if (a) switch (b) case 1: if (x) g(); else h(1);
}

void loops(int a)
{
    while (a) ;
    while (a--) { }
    while (a) { if (x) break; else continue; }
    do g(); while (a);
    do { g(); } while (a--);
    do ; while (0);
    do do g(); while (x); while (y);
    for (;;) break;
    for (x = 0; x < 3; x++) ;
    for (int i = 0; i < 3; i++) g();
    for (int i = 0, j = 1; i < j; i++, j--) h(i + j);
    for (int i = 0, *p = &i; *p < 3; ++*p) { h(*p); }
    for (x = 0, y = 1; ; ) { break; }
    for (; a; ) a--;
    { { } }
    ;
    {;}
}

int switches(int a)
{
    switch (a) {
    case 1:
    case 2: g(); break;
    case 'a' ... 'z': { int q = 1; h(q); } break;
    case -1: default: ;
    case 3 + 4:;
    }
    switch (a) { }
    switch (a) ;
    switch (a) case 5: g();
    switch (a) default: g();
    switch (a) {
        int skipped;
    case 0:
        skipped = 1;
        do {
    case 1: h(skipped = 2);
            if (x) {
    case 2:     g();
            } else
    case 3:     h(3);
        } while (--a > 0);
    }
    switch (a) { case 1: switch (x) { case 1: break; default: break; } case 9: while (x) case 10: x--; }
    return a;
}

int labels(int a)
{
start:
    if (a) goto middle;
    { inner: a++; if (a < 3) goto inner; }
middle: again: a--;
    if (a > 0) goto again;
    goto end;
unused: ;
    int late = 3;
    h(late);
empty: {}
nested: { g(); }
    if (x) goto start; else goto nested;
end:;
}

void returns(int a)
{
    if (a) return;
    h(a), g();
    (void)h(a);
    a;
    "string";
    return;
}

int main(int argc, char **argv)
{
    labels(argc);
    return argv[0] ? 0 : 1;
}
