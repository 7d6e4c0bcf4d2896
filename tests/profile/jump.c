/* A point before a label or a case is reached by falling into it only; jumps into blocks skip
   initialisers. */
static int trace;

static int pick(int n)
{
    switch (n) {
        int skipped = 9;
    case 0:
        trace += 1;
    case 1:
    case 2: {
        skipped = n;
        trace += skipped;
        break;
    }
    default:
        return -1;
    }
    return trace;
}

static int chain(int n)
{
    if (n == 0)
        return 10;
    else if (n == 1)
        trace++;
    else if (n > 1)
        return ({
            int half = n / 2;
            half + 1;
        });
    return 0;
}

static int into(int n)
{
    int count = 0;
    if (n)
        goto inside;
    {
        int fresh = 5;
    inside:
        count++;
        fresh = n;
        if (count < 2)
            goto inside;
        trace -= fresh;
    }
    return count;
}

int main(void)
{
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        sum += pick(i);
        sum += chain(i);
    }
    do {
        int length = 3 + sum % 2;
        int array[length];
        array[0] = into(0) + into(1);
        sum -= array[0];
    } while (sum > 18);
    return 0;
}
