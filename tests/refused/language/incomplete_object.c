struct s;
static struct s *of(struct s *p) { return &((void)*p, *p); } // refused: dereferenced pointer's target has incomplete type
int main(void) { return of(0) != 0; }
