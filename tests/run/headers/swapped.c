// Bytes in the order of the network.
#include <byteswap.h>
#include <endian.h>
#include <netinet/in.h>
#include <stdio.h>
#include <sys/param.h>

int main(void)
{
    printf("%x %x %llx\n", (unsigned)bswap_16(0x1234), bswap_32(0x12345678u),
           (unsigned long long)bswap_64(0x123456789abcdef0u));
    printf("%x %x %x\n", (unsigned)htobe16(0x1234), htobe32(0x12345678u), le32toh(0x12345678u));
    printf("%x %x %x %x\n", htonl(1), (unsigned)htons(1), ntohl(0xff), (unsigned)ntohs(0xff));
    printf("%d %d\n", (int)MIN(3, 4), (int)roundup(13, 8));
    return 0;
}
