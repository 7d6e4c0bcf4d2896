/* One mistake each, and nothing that follows from it. */
typedef struct { int a int b; } pair;

pair make(int a, int b)
{
    pair p = {a, b};
    goto end;
    a = * ;
end:
    return p;
}

int use(int n)
{
    switch (n {
    case 1:
        return 1;
    default:
        break;
    }
    do {
        n = n - ;
    } while (n > 0);
    int count = n ? : ), total = 0;
    total += count;
    return total;
}

int main(void)
{
    pair p = make(1, 2);
    return use(p.a);
