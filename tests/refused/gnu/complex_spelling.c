// Another spelling of _Complex.
static __complex double z; // refused: complex
int main(void) { return sizeof z != 16; }
