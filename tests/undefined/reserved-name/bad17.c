// Unused memory of this one need not be asked for.
static int asked;
void *memalign(unsigned long align, unsigned long size) { // UB: reserved-name
    asked += (int)(align + size);
    return 0;
}
int main(void) {
    memalign(8, 3);
    return asked == 0;
}
