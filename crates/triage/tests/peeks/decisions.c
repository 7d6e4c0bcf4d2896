#define SEVEN 7
struct s {
  unsigned b : 3;
  unsigned long w : 40;
} x = {5, 9};
unsigned char c = 200;
unsigned long u = 3;
__int128 wide = 4;
double d = 1;
int f(int n) { return n * 2; }
int main(void) {
  if (x.b != SEVEN && (c + 1 == 201 || u < 2))
    x.b = 1;
  if (x.w == 9 && wide == 4 && d > 0)
    x.b++;
  switch (f(x.b)) {
  case 4:
    return u != 3;
  }
  return -(int)u == -3;
}
