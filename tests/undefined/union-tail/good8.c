// Bytes without a value may be copied, and masked away where they are stored to.
#include <string.h>
union u {
    char c;
    int i;
};
int main(void) {
    union u u = {5}, v = u, w;
    memcpy(&w, &v, sizeof w);
    unsigned char *from = (unsigned char *)&w, *to = (unsigned char *)&u;
    for (unsigned i = 0; i < sizeof w; i++)
        to[i] = from[i];
    return u.c != 5;
}
