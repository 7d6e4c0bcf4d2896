int main(void) { unsigned a = 7u; int b = -3; return (int)(a << 2 | a >> 1) + b * 2 % 5 - (a > 2 ? b : 1); }
