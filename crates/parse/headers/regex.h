#ifndef _REGEX_H
#define _REGEX_H 1
#include <sys/types.h>
#include <stddef.h>
#include <sys/select.h>
typedef __SIZE_TYPE__ size_t;
typedef long s_reg_t;
typedef unsigned long active_reg_t;
typedef unsigned long reg_syntax_t;
extern reg_syntax_t re_syntax_options;
#ifndef __cassay_enum_reg_errcode_t
#define __cassay_enum_reg_errcode_t
typedef enum {
    _REG_ENOSYS = -1, _REG_NOERROR = 0, _REG_NOMATCH = 1, _REG_BADPAT = 2,
    _REG_ECOLLATE = 3, _REG_ECTYPE = 4, _REG_EESCAPE = 5, _REG_ESUBREG = 6,
    _REG_EBRACK = 7, _REG_EPAREN = 8, _REG_EBRACE = 9, _REG_BADBR = 10,
    _REG_ERANGE = 11, _REG_ESPACE = 12, _REG_BADRPT = 13, _REG_EEND = 14,
    _REG_ESIZE = 15, _REG_ERPAREN = 16,
} reg_errcode_t;
#endif
#ifndef __cassay_struct_re_pattern_buffer
#define __cassay_struct_re_pattern_buffer
struct re_pattern_buffer {
    struct re_dfa_t *__buffer;
    unsigned long __allocated;
    unsigned long __used;
    reg_syntax_t __syntax;
    char *__fastmap;
    unsigned char *__translate;
    size_t re_nsub;
    unsigned int __can_be_null : 1;
    unsigned int __regs_allocated : 2;
    unsigned int __fastmap_accurate : 1;
    unsigned int __no_sub : 1;
    unsigned int __not_bol : 1;
    unsigned int __not_eol : 1;
    unsigned int __newline_anchor : 1;
};
#endif
typedef struct re_pattern_buffer regex_t;
typedef int regoff_t;
#ifndef __cassay_regmatch_t
#define __cassay_regmatch_t
typedef struct {
    regoff_t rm_so;
    regoff_t rm_eo;
} regmatch_t;
#endif
int regcomp(regex_t *restrict, const char *restrict, int);
int regexec(const regex_t *restrict, const char *restrict, size_t, regmatch_t *restrict, int);
size_t regerror(int, const regex_t *restrict, char *restrict, size_t);
void regfree(regex_t *);
#define REG_EXTENDED 1
#define REG_ICASE 2
#define REG_NEWLINE 4
#define REG_NOSUB 8
#define REG_NOTBOL 1
#define REG_NOTEOL 2
#define REG_STARTEND 4
#define REG_ENOSYS (-1)
#define REG_NOERROR 0
#define REG_NOMATCH 1
#define REG_BADPAT 2
#define REG_ECOLLATE 3
#define REG_ECTYPE 4
#define REG_EESCAPE 5
#define REG_ESUBREG 6
#define REG_EBRACK 7
#define REG_EPAREN 8
#define REG_EBRACE 9
#define REG_BADBR 10
#define REG_ERANGE 11
#define REG_ESPACE 12
#define REG_BADRPT 13
#define REG_EEND 14
#define REG_ESIZE 15
#define REG_ERPAREN 16
#endif
