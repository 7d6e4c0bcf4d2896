#include <stdio.h>
__attribute__((constructor)) static void begin(int argc, char **argv) { printf("%d %s\n", argc, argv[0]); }
int main(void) { return 0; } // refused: constructor or destructor with parameters
