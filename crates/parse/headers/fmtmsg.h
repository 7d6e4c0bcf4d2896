#ifndef _FMTMSG_H
#define _FMTMSG_H 1
#ifndef __cassay_enum_MM_HARD
#define __cassay_enum_MM_HARD
enum {
    MM_HARD = 1, MM_SOFT = 2, MM_FIRM = 4, MM_APPL = 8,
    MM_UTIL = 16, MM_OPSYS = 32, MM_RECOVER = 64, MM_NRECOV = 128,
    MM_PRINT = 256, MM_CONSOLE = 512,
};
#endif
#ifndef __cassay_enum_MM_NOSEV
#define __cassay_enum_MM_NOSEV
enum {
    MM_NOSEV = 0, MM_HALT = 1, MM_ERROR = 2, MM_WARNING = 3,
    MM_INFO = 4,
};
#endif
#ifndef __cassay_enum_MM_NOTOK
#define __cassay_enum_MM_NOTOK
enum {
    MM_NOTOK = -1, MM_OK = 0, MM_NOMSG = 1, MM_NOCON = 4,
};
#endif
int fmtmsg(long, const char *, int, const char *, const char *, const char *);
int addseverity(int, const char *);
#define MM_HARD 1
#define MM_SOFT 2
#define MM_FIRM 4
#define MM_APPL 8
#define MM_UTIL 16
#define MM_OPSYS 32
#define MM_RECOVER 64
#define MM_NRECOV 128
#define MM_PRINT 0x100
#define MM_CONSOLE 0x200
#define MM_NOSEV 0
#define MM_HALT 1
#define MM_ERROR 2
#define MM_WARNING 3
#define MM_INFO 4
#define MM_NULLSEV 0
#define MM_NULLMC 0l
#define MM_NOTOK (-1)
#define MM_OK 0
#define MM_NOMSG 1
#define MM_NOCON 4
#endif
