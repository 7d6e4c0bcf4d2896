#ifndef _CPUID_H
#define _CPUID_H 1
unsigned int __get_cpuid_max(unsigned int, unsigned int *);
int __get_cpuid(unsigned int, unsigned int *, unsigned int *, unsigned int *, unsigned int *);
int __get_cpuid_count(unsigned int, unsigned int, unsigned int *, unsigned int *, unsigned int *, unsigned int *);
#endif
