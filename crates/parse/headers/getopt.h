#ifndef _GETOPT_H
#define _GETOPT_H 1
extern char *optarg;
extern int optind;
extern int opterr;
extern int optopt;
int getopt(int, char *const *, const char *);
#ifndef __cassay_struct_option
#define __cassay_struct_option
struct option {
    const char *name;
    int has_arg;
    int *flag;
    int val;
};
#endif
int getopt_long(int, char *const *, const char *, const struct option *, int *);
int getopt_long_only(int, char *const *, const char *, const struct option *, int *);
#define no_argument 0
#define required_argument 1
#define optional_argument 2
#endif
