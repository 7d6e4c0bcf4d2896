#include <string.h>
int main(void) {
    register char text[] = "abc";
    return (int)strlen(text) - 3; // refused: register variable 'text'
}
