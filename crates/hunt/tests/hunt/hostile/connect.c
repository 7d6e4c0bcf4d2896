/* Tries to call a listener on this machine. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <sys/socket.h>

int main(void) {
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(PORT)};
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int called = fd >= 0 && connect(fd, (struct sockaddr *)&to, sizeof to) == 0;
    printf("%s %d\n", called ? "called" : "refused", SEED);
    return 0;
}
