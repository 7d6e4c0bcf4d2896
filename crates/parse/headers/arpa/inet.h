#ifndef _ARPA_INET_H
#define _ARPA_INET_H 1
#include <netinet/in.h>
#include <sys/socket.h>
#include <stddef.h>
#include <sys/types.h>
#include <sys/select.h>
typedef __SIZE_TYPE__ size_t;
in_addr_t inet_addr(const char *);
in_addr_t inet_lnaof(struct in_addr);
struct in_addr inet_makeaddr(in_addr_t, in_addr_t);
in_addr_t inet_netof(struct in_addr);
in_addr_t inet_network(const char *);
char *inet_ntoa(struct in_addr);
int inet_pton(int, const char *restrict, void *restrict);
const char *inet_ntop(int, const void *restrict, char *restrict, socklen_t);
int inet_aton(const char *, struct in_addr *);
char *inet_neta(in_addr_t, char *, size_t);
char *inet_net_ntop(int, const void *, int, char *, size_t);
int inet_net_pton(int, const char *, void *, size_t);
unsigned int inet_nsap_addr(const char *, unsigned char *, int);
char *inet_nsap_ntoa(int, const unsigned char *, char *);
#endif
