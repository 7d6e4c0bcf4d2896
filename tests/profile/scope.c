/* Hidden names are not in scope, nor are those declared later; a name is what it means there. */
static int x = 1;
int hidden = 2;
enum { NONE };

static int f(int hidden)
{
    static int count = 5;
    count += hidden;
    {
        enum { x = 7 };
        count += x;
        {
            int count = 3;
            count++;
        }
    }
    return x;
}

int later = 4;

int main(void)
{
    typedef int hidden;
    hidden n = f(1);
    n += f(2);
    for (int n = 0; n < 2; n++)
        x++;
    return n - 2;
}
