#ifndef _SEARCH_H
#define _SEARCH_H 1
#include <stddef.h>
typedef __SIZE_TYPE__ size_t;
void insque(void *, void *);
void remque(void *);
#ifndef __cassay_enum_ACTION
#define __cassay_enum_ACTION
typedef enum {
    FIND = 0, ENTER = 1,
} ACTION;
#endif
#ifndef __cassay_struct_entry
#define __cassay_struct_entry
struct entry {
    char *key;
    void *data;
};
#endif
typedef struct entry ENTRY;
struct _ENTRY;
ENTRY *hsearch(ENTRY, ACTION);
int hcreate(size_t);
void hdestroy(void);
#ifndef __cassay_enum_VISIT
#define __cassay_enum_VISIT
typedef enum {
    preorder = 0, postorder = 1, endorder = 2, leaf = 3,
} VISIT;
#endif
void *tsearch(const void *, void **, __compar_fn_t);
void *tfind(const void *, void *const *, __compar_fn_t);
void *tdelete(const void *restrict, void **restrict, __compar_fn_t);
void twalk(const void *, __action_fn_t);
void *lfind(const void *, const void *, size_t *, size_t, __compar_fn_t);
void *lsearch(const void *, void *, size_t *, size_t, __compar_fn_t);
#endif
