#ifndef _TAR_H
#define _TAR_H 1
#define TSUID 0x800
#define TSGID 0x400
#define TUREAD 0x100
#define TUWRITE 128
#define TUEXEC 64
#define TGREAD 32
#define TGWRITE 16
#define TGEXEC 8
#define TOREAD 4
#define TOWRITE 2
#define TOEXEC 1
#define REGTYPE 48
#define AREGTYPE 0
#define LNKTYPE 49
#define SYMTYPE 50
#define CHRTYPE 51
#define BLKTYPE 52
#define DIRTYPE 53
#define FIFOTYPE 54
#define CONTTYPE 55
#define TMAGLEN 6
#define TVERSLEN 2
#endif
