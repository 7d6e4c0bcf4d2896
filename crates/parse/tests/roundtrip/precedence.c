/* Parentheses where C needs them, where compilers ask for them, and nowhere else. */
int a, b, c, d, *p, **pp;
unsigned u;
struct point { int x, y; struct point *next; } s, *sp;
int f(int, int);
int (*fp)(int, int);
int (*table[4])(int, int);

int arithmetic(void)
{
    a = b + c + d;
    a = b + (c + d);
    a = b - (c - d);
    a = (b - c) - d;
    a = b * c / d % a;
    a = b * (c / d);
    a = b * (c + d);
    a = (b + c) * (d - a);
    a = b << c + d;
    a = (b << c) + d;
    a = b + c << d - 1;
    a = b << (c << d);
    a = b < c < d;
    a = b < (c < d);
    a = b == c < d;
    a = (b == c) < d;
    a = b & c == d;
    a = (b & c) == d;
    a = b & c | d ^ a;
    a = b & (c | d ^ a);
    a = b | c & d;
    a = (b | c) & d;
    a = b + c & d - 1;
    a = b || c && d;
    a = (b || c) && d;
    a = b && (c && d);
    a = b || (c || d);
    a = !b == c;
    a = !(b == c);
    a = !b & c;
    a = ~b & ~(c | d);
    return a;
}

int unary(void)
{
    a = - -b;
    a = -(-b);
    a = + +b;
    a = - --b;
    a = + ++b;
    a = b - -c;
    a = b - --c;
    a = b-- - --c;
    a = b+++c;
    a = b + ++c;
    a = b + + +c;
    a = -b + -c;
    a = !!b;
    a = ~~b;
    a = -~-b;
    a = *p * *p;
    a = *p / *p;
    a = b & *p;
    a = (b && &c) && & d;
    p = &*p;
    pp = &p;
    a = **pp;
    a = *p++;
    a = (*p)++;
    a = ++*p;
    a = *++p;
    a = -*p--;
    a = p[0];
    a = (&a)[0];
    a = *(p + 1);
    a = (*pp)[1];
    a = *pp[1];
    a = 0[p];
    a = (p + 1)[0];
    a = sizeof a * b;
    a = sizeof(a * b);
    a = sizeof -a;
    a = sizeof(int) * 2;
    a = sizeof(int) - 1;
    a = sizeof (a)[p];
    a = sizeof((char)a);
    a = (sizeof a)[p];
    a = -sizeof a;
    a = _Alignof(int) + _Alignof(struct point);
    return a;
}

int casts(void)
{
    a = (int)-b;
    a = (int)(b + c);
    a = (int)b + c;
    a = -(int)b;
    a = (char)(short)b;
    a = ((struct point){1, 2}).x;
    a = (struct point){1, 2}.y;
    a = (&(struct point){.x = 1})->x;
    a = (int)(struct point){3, 4}.x;
    a = *(int *)p;
    a = ((struct point *)p)->x;
    a = (int)sizeof(int);
    a = (long)p & 1;
    a = (int[]){1, 2, 3}[1];
    p = (int[2]){1};
    (void)a;
    (void)(a, b);
    return a;
}

int postfix(void)
{
    s.x = sp->y;
    sp->next->next->x = (*sp).next[2].y;
    a = f(a, b) + f(f(a, b), (a, b));
    a = (*fp)(a, b);
    a = fp(a, b);
    a = table[1](a, b);
    a = (*table[1])(a, b);
    a = (a ? f : fp)(a, b);
    a = (0, f)(a, b);
    sp->x++;
    s.x--;
    (*sp).x++;
    ++sp->x;
    --s.y;
    a = -sp->x;
    a = !s.x;
    p = &sp->x;
    p = &p[1];
    a = *p++ + *p--;
    return a;
}

int assignments(void)
{
    a = b = c = d;
    a += b -= c *= d;
    a <<= b >>= 1;
    a = (b = c) + (d = 1);
    a = (b, c);
    a = b, c = d;
    *p = a;
    *p++ = *p;
    p[a = 1] = 2;
    p[a, b] = 3;
    (a ? p : *pp)[0] = 4;
    *(a ? p : *pp) = 5;
    a %= b |= c ^= d &= 7;
    a /= (b, c);
    return (a = b) == c, a ? b : c;
}

int conditionals(void)
{
    a = b ? c : d;
    a = b ? c : d ? a : b;
    a = b ? c ? d : a : b;
    a = (b ? c : d) ? a : b;
    a = b ? c, d : a;
    a = b ? c = 1 : d;
    a = b ? c : (d = 1);
    b ? (a = 1) : (a = 2);
    a = (b ? c : d) + 1;
    a = b ? c : d + 1;
    a = b || c ? d : a;
    a = (b = c) ? d : a;
    a = (b, c) ? d : a;
    a = b == c ? d & a : a | b;
    if (a = b)
        c = 1;
    if ((a = b) != 0)
        c = 1;
    while ((a = b, c))
        c = 0;
    do
        c++;
    while (d = a);
    for (; a = b;)
        break;
    if (a += b)
        c = 2;
    return a ? b : c;
}
