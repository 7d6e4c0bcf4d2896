#ifndef _TERMIOS_H
#define _TERMIOS_H 1
typedef int pid_t;
typedef unsigned char cc_t;
typedef unsigned int speed_t;
typedef unsigned int tcflag_t;
#ifndef __cassay_struct_termios
#define __cassay_struct_termios
struct termios {
    tcflag_t c_iflag;
    tcflag_t c_oflag;
    tcflag_t c_cflag;
    tcflag_t c_lflag;
    cc_t c_line;
    cc_t c_cc[32];
    speed_t c_ispeed;
    speed_t c_ospeed;
};
#endif
speed_t cfgetospeed(const struct termios *);
speed_t cfgetispeed(const struct termios *);
int cfsetospeed(struct termios *, speed_t);
int cfsetispeed(struct termios *, speed_t);
int cfsetspeed(struct termios *, speed_t);
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
void cfmakeraw(struct termios *);
int tcsendbreak(int, int);
int tcdrain(int);
int tcflush(int, int);
int tcflow(int, int);
int tcgetsid(int);
#define NCCS 32
#define VINTR 0
#define VQUIT 1
#define VERASE 2
#define VKILL 3
#define VEOF 4
#define VTIME 5
#define VMIN 6
#define VSWTC 7
#define VSTART 8
#define VSTOP 9
#define VSUSP 10
#define VEOL 11
#define VREPRINT 12
#define VDISCARD 13
#define VWERASE 14
#define VLNEXT 15
#define VEOL2 16
#define IGNBRK 1
#define BRKINT 2
#define IGNPAR 4
#define PARMRK 8
#define INPCK 16
#define ISTRIP 32
#define INLCR 64
#define IGNCR 128
#define ICRNL 0x100
#define IUCLC 0x200
#define IXON 0x400
#define IXANY 0x800
#define IXOFF 0x1000
#define IMAXBEL 0x2000
#define IUTF8 0x4000
#define OPOST 1
#define OLCUC 2
#define ONLCR 4
#define OCRNL 8
#define ONOCR 16
#define ONLRET 32
#define OFILL 64
#define OFDEL 128
#define NLDLY 0x100
#define NL0 0
#define NL1 0x100
#define CRDLY 0x600
#define CR0 0
#define CR1 0x200
#define CR2 0x400
#define CR3 0x600
#define TABDLY 0x1800
#define TAB0 0
#define TAB1 0x800
#define TAB2 0x1000
#define TAB3 0x1800
#define BSDLY 0x2000
#define BS0 0
#define BS1 0x2000
#define FFDLY 0x8000
#define FF0 0
#define FF1 0x8000
#define VTDLY 0x4000
#define VT0 0
#define VT1 0x4000
#define XTABS 0x1800
#define B0 0
#define B50 1
#define B75 2
#define B110 3
#define B134 4
#define B150 5
#define B200 6
#define B300 7
#define B600 8
#define B1200 9
#define B1800 10
#define B2400 11
#define B4800 12
#define B9600 13
#define B19200 14
#define B38400 15
#define EXTA 14
#define EXTB 15
#define CBAUD 4111
#define CBAUDEX 0x1000
#define CIBAUD 269418496
#define CMSPAR 0x40000000
#define CRTSCTS 0x80000000u
#define B57600 0x1001
#define B115200 0x1002
#define B230400 4099
#define B460800 0x1004
#define B500000 4101
#define B576000 4102
#define B921600 4103
#define B1000000 0x1008
#define B1152000 4105
#define B1500000 4106
#define B2000000 4107
#define B2500000 4108
#define B3000000 4109
#define B3500000 4110
#define B4000000 4111
#define CSIZE 48
#define CS5 0
#define CS6 16
#define CS7 32
#define CS8 48
#define CSTOPB 64
#define CREAD 128
#define PARENB 0x100
#define PARODD 0x200
#define HUPCL 0x400
#define CLOCAL 0x800
#define ISIG 1
#define ICANON 2
#define XCASE 4
#define ECHO 8
#define ECHOE 16
#define ECHOK 32
#define ECHONL 64
#define NOFLSH 128
#define TOSTOP 0x100
#define ECHOCTL 0x200
#define ECHOPRT 0x400
#define ECHOKE 0x800
#define FLUSHO 0x1000
#define PENDIN 0x4000
#define IEXTEN 0x8000
#define EXTPROC 0x10000
#define TIOCSER_TEMT 1
#define TCOOFF 0
#define TCOON 1
#define TCIOFF 2
#define TCION 3
#define TCIFLUSH 0
#define TCOFLUSH 1
#define TCIOFLUSH 2
#define TCSANOW 0
#define TCSADRAIN 1
#define TCSAFLUSH 2
#define TTYDEF_IFLAG 11554
#define TTYDEF_OFLAG 6149
#define TTYDEF_LFLAG 35355
#define TTYDEF_CFLAG 1440
#define TTYDEF_SPEED 13
#define CEOF 4
#define CEOL 0
#define CERASE 127
#define CINTR 3
#define CSTATUS 0
#define CKILL 21
#define CMIN 1
#define CQUIT 28
#define CSUSP 26
#define CTIME 0
#define CDSUSP 25
#define CSTART 17
#define CSTOP 19
#define CLNEXT 22
#define CDISCARD 15
#define CWERASE 23
#define CREPRINT 18
#define CEOT 4
#define CBRK 0
#define CRPRNT 18
#define CFLUSH 15
#endif
