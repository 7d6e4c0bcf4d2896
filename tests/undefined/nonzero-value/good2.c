// What is not of the class gives 0, which is one value.
#include <ctype.h>
#include <stdio.h>
int main(void) {
    int n = isupper('a') + isdigit('x') + isspace('_');
    printf("%d %c%c\n", n, toupper('q'), tolower('Q'));
    return isalpha('3');
}
