#ifndef _NET_IF_H
#define _NET_IF_H 1
#include <sys/types.h>
#include <stddef.h>
#include <sys/select.h>
#include <sys/socket.h>
typedef __SIZE_TYPE__ size_t;
#ifndef __cassay_struct_if_nameindex
#define __cassay_struct_if_nameindex
struct if_nameindex {
    unsigned int if_index;
    char *if_name;
};
#endif
#ifndef __cassay_enum_IFF_UP
#define __cassay_enum_IFF_UP
enum {
    IFF_UP = 1, IFF_BROADCAST = 2, IFF_DEBUG = 4, IFF_LOOPBACK = 8,
    IFF_POINTOPOINT = 16, IFF_NOTRAILERS = 32, IFF_RUNNING = 64, IFF_NOARP = 128,
    IFF_PROMISC = 256, IFF_ALLMULTI = 512, IFF_MASTER = 1024, IFF_SLAVE = 2048,
    IFF_MULTICAST = 4096, IFF_PORTSEL = 8192, IFF_AUTOMEDIA = 16384, IFF_DYNAMIC = 32768,
};
#endif
#ifndef __cassay_struct_ifaddr
#define __cassay_struct_ifaddr
struct ifaddr {
    struct sockaddr ifa_addr;
    union {
        struct sockaddr ifu_broadaddr;
        struct sockaddr ifu_dstaddr;
    } ifa_ifu;
    struct iface *ifa_ifp;
    struct ifaddr *ifa_next;
};
#endif
#ifndef __cassay_struct_ifmap
#define __cassay_struct_ifmap
struct ifmap {
    unsigned long mem_start;
    unsigned long mem_end;
    unsigned short base_addr;
    unsigned char irq;
    unsigned char dma;
    unsigned char port;
};
#endif
#ifndef __cassay_struct_ifreq
#define __cassay_struct_ifreq
struct ifreq {
    union {
        char ifrn_name[16];
    } ifr_ifrn;
    union {
        struct sockaddr ifru_addr;
        struct sockaddr ifru_dstaddr;
        struct sockaddr ifru_broadaddr;
        struct sockaddr ifru_netmask;
        struct sockaddr ifru_hwaddr;
        short ifru_flags;
        int ifru_ivalue;
        int ifru_mtu;
        struct ifmap ifru_map;
        char ifru_slave[16];
        char ifru_newname[16];
        char *ifru_data;
    } ifr_ifru;
};
#endif
#ifndef __cassay_struct_ifconf
#define __cassay_struct_ifconf
struct ifconf {
    int ifc_len;
    union {
        char *ifcu_buf;
        struct ifreq *ifcu_req;
    } ifc_ifcu;
};
#endif
unsigned int if_nametoindex(const char *);
char *if_indextoname(unsigned int, char *);
struct if_nameindex *if_nameindex(void);
void if_freenameindex(struct if_nameindex *);
#define IF_NAMESIZE 16
#define IFF_UP 1
#define IFF_BROADCAST 2
#define IFF_DEBUG 4
#define IFF_LOOPBACK 8
#define IFF_POINTOPOINT 16
#define IFF_NOTRAILERS 32
#define IFF_RUNNING 64
#define IFF_NOARP 128
#define IFF_PROMISC 0x100
#define IFF_ALLMULTI 0x200
#define IFF_MASTER 0x400
#define IFF_SLAVE 0x800
#define IFF_MULTICAST 0x1000
#define IFF_PORTSEL 0x2000
#define IFF_AUTOMEDIA 0x4000
#define IFF_DYNAMIC 0x8000
#define IFHWADDRLEN 6
#define IFNAMSIZ 16
#endif
