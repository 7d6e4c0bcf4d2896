#include <stdio.h>
int main(int count, char **vector) {
    printf("%d %d\n", count, vector[count] == 0);
    return 0;
}
