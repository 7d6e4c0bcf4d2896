#ifndef _NETDB_H
#define _NETDB_H 1
#include <netinet/in.h>
#include <sys/socket.h>
#include <stddef.h>
#include <sys/types.h>
#include <sys/select.h>
typedef __SIZE_TYPE__ size_t;
#ifndef __cassay_struct_rpcent
#define __cassay_struct_rpcent
struct rpcent {
    char *r_name;
    char **r_aliases;
    int r_number;
};
#endif
void setrpcent(int);
void endrpcent(void);
struct rpcent *getrpcbyname(const char *);
struct rpcent *getrpcbynumber(int);
struct rpcent *getrpcent(void);
int getrpcbyname_r(const char *, struct rpcent *, char *, size_t, struct rpcent **);
int getrpcbynumber_r(int, struct rpcent *, char *, size_t, struct rpcent **);
int getrpcent_r(struct rpcent *, char *, size_t, struct rpcent **);
#ifndef __cassay_struct_netent
#define __cassay_struct_netent
struct netent {
    char *n_name;
    char **n_aliases;
    int n_addrtype;
    uint32_t n_net;
};
#endif
void herror(const char *);
const char *hstrerror(int);
#ifndef __cassay_struct_hostent
#define __cassay_struct_hostent
struct hostent {
    char *h_name;
    char **h_aliases;
    int h_addrtype;
    int h_length;
    char **h_addr_list;
};
#endif
void sethostent(int);
void endhostent(void);
struct hostent *gethostent(void);
struct hostent *gethostbyaddr(const void *, unsigned int, int);
struct hostent *gethostbyname(const char *);
struct hostent *gethostbyname2(const char *, int);
int gethostent_r(struct hostent *restrict, char *restrict, size_t, struct hostent **restrict, int *restrict);
int gethostbyaddr_r(const void *restrict, unsigned int, int, struct hostent *restrict, char *restrict, size_t, struct hostent **restrict, int *restrict);
int gethostbyname_r(const char *restrict, struct hostent *restrict, char *restrict, size_t, struct hostent **restrict, int *restrict);
int gethostbyname2_r(const char *restrict, int, struct hostent *restrict, char *restrict, size_t, struct hostent **restrict, int *restrict);
void setnetent(int);
void endnetent(void);
struct netent *getnetent(void);
struct netent *getnetbyaddr(uint32_t, int);
struct netent *getnetbyname(const char *);
int getnetent_r(struct netent *restrict, char *restrict, size_t, struct netent **restrict, int *restrict);
int getnetbyaddr_r(uint32_t, int, struct netent *restrict, char *restrict, size_t, struct netent **restrict, int *restrict);
int getnetbyname_r(const char *restrict, struct netent *restrict, char *restrict, size_t, struct netent **restrict, int *restrict);
#ifndef __cassay_struct_servent
#define __cassay_struct_servent
struct servent {
    char *s_name;
    char **s_aliases;
    int s_port;
    char *s_proto;
};
#endif
void setservent(int);
void endservent(void);
struct servent *getservent(void);
struct servent *getservbyname(const char *, const char *);
struct servent *getservbyport(int, const char *);
int getservent_r(struct servent *restrict, char *restrict, size_t, struct servent **restrict);
int getservbyname_r(const char *restrict, const char *restrict, struct servent *restrict, char *restrict, size_t, struct servent **restrict);
int getservbyport_r(int, const char *restrict, struct servent *restrict, char *restrict, size_t, struct servent **restrict);
#ifndef __cassay_struct_protoent
#define __cassay_struct_protoent
struct protoent {
    char *p_name;
    char **p_aliases;
    int p_proto;
};
#endif
void setprotoent(int);
void endprotoent(void);
struct protoent *getprotoent(void);
struct protoent *getprotobyname(const char *);
struct protoent *getprotobynumber(int);
int getprotoent_r(struct protoent *restrict, char *restrict, size_t, struct protoent **restrict);
int getprotobyname_r(const char *restrict, struct protoent *restrict, char *restrict, size_t, struct protoent **restrict);
int getprotobynumber_r(int, struct protoent *restrict, char *restrict, size_t, struct protoent **restrict);
int setnetgrent(const char *);
void endnetgrent(void);
int getnetgrent(char **restrict, char **restrict, char **restrict);
int innetgr(const char *, const char *, const char *, const char *);
int getnetgrent_r(char **restrict, char **restrict, char **restrict, char *restrict, size_t);
int rcmd(char **restrict, unsigned short, const char *restrict, const char *restrict, const char *restrict, int *restrict);
int rcmd_af(char **restrict, unsigned short, const char *restrict, const char *restrict, const char *restrict, int *restrict, sa_family_t);
int rexec(char **restrict, int, const char *restrict, const char *restrict, const char *restrict, int *restrict);
int rexec_af(char **restrict, int, const char *restrict, const char *restrict, const char *restrict, int *restrict, sa_family_t);
int ruserok(const char *, int, const char *, const char *);
int ruserok_af(const char *, int, const char *, const char *, sa_family_t);
int iruserok(uint32_t, int, const char *, const char *);
int iruserok_af(const void *, int, const char *, const char *, sa_family_t);
int rresvport(int *);
int rresvport_af(int *, sa_family_t);
#ifndef __cassay_struct_addrinfo
#define __cassay_struct_addrinfo
struct addrinfo {
    int ai_flags;
    int ai_family;
    int ai_socktype;
    int ai_protocol;
    socklen_t ai_addrlen;
    struct sockaddr *ai_addr;
    char *ai_canonname;
    struct addrinfo *ai_next;
};
#endif
int getaddrinfo(const char *restrict, const char *restrict, const struct addrinfo *restrict, struct addrinfo **restrict);
void freeaddrinfo(struct addrinfo *);
const char *gai_strerror(int);
int getnameinfo(const struct sockaddr *restrict, socklen_t, char *restrict, socklen_t, char *restrict, socklen_t, int);
#define HOST_NOT_FOUND 1
#define TRY_AGAIN 2
#define NO_RECOVERY 3
#define NO_DATA 4
#define NETDB_INTERNAL (-1)
#define NETDB_SUCCESS 0
#define NO_ADDRESS 4
#define IPPORT_RESERVED 0x400
#define AI_PASSIVE 1
#define AI_CANONNAME 2
#define AI_NUMERICHOST 4
#define AI_V4MAPPED 8
#define AI_ALL 16
#define AI_ADDRCONFIG 32
#define AI_NUMERICSERV 0x400
#define EAI_BADFLAGS (-1)
#define EAI_NONAME (-2)
#define EAI_AGAIN (-3)
#define EAI_FAIL (-4)
#define EAI_FAMILY (-6)
#define EAI_SOCKTYPE (-7)
#define EAI_SERVICE (-8)
#define EAI_MEMORY (-10)
#define EAI_SYSTEM (-11)
#define EAI_OVERFLOW (-12)
#define NI_MAXHOST 0x401
#define NI_MAXSERV 32
#define NI_NUMERICHOST 1
#define NI_NUMERICSERV 2
#define NI_NOFQDN 4
#define NI_NAMEREQD 8
#define NI_DGRAM 16
#endif
