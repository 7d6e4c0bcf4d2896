static int value = 100;
static int get(void) { return value += 10; }
typedef struct { long l[4]; } unit_type;

int later_array[3] = {5, 6, sizeof(unit_type)};

int other_get(void) { return get(); }

int other_static(void) {
    static int n = 7;
    return n--;
}
