extern float sqrt(float); // UB: reserved-name
int main(void) {
    volatile float x = 4;
    return sqrt(x) != 2;
}
