#ifndef _SYS_SYSINFO_H
#define _SYS_SYSINFO_H 1
typedef __SIZE_TYPE__ size_t;
#ifndef __cassay_struct_sysinfo
#define __cassay_struct_sysinfo
struct sysinfo {
    long uptime;
    unsigned long loads[3];
    unsigned long totalram;
    unsigned long freeram;
    unsigned long sharedram;
    unsigned long bufferram;
    unsigned long totalswap;
    unsigned long freeswap;
    unsigned short procs;
    unsigned short pad;
    unsigned long totalhigh;
    unsigned long freehigh;
    unsigned int mem_unit;
    char _f[0];
};
#endif
int sysinfo(struct sysinfo *);
int get_nprocs_conf(void);
int get_nprocs(void);
long get_phys_pages(void);
long get_avphys_pages(void);
#define SI_LOAD_SHIFT 16
#endif
