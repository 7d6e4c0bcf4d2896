#ifndef _STDIO_H
#define _STDIO_H 1
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ssize_t;
typedef long off_t;
typedef __builtin_va_list va_list;
typedef struct _IO_FILE FILE;
typedef struct {
    long __pos;
    int __state[2];
} fpos_t;
extern FILE *stdin, *stdout, *stderr;
#define stdin stdin
#define stdout stdout
#define stderr stderr
#undef NULL
#define NULL ((void *)0)
#define EOF (-1)
#define BUFSIZ 8192
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#define L_tmpnam 20
#define TMP_MAX 238328
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
int printf(const char *restrict, ...), fprintf(FILE *restrict, const char *restrict, ...),
    sprintf(char *restrict, const char *restrict, ...),
    snprintf(char *restrict, size_t, const char *restrict, ...),
    dprintf(int, const char *restrict, ...),
    vprintf(const char *restrict, va_list), vfprintf(FILE *restrict, const char *restrict, va_list),
    vsprintf(char *restrict, const char *restrict, va_list),
    vsnprintf(char *restrict, size_t, const char *restrict, va_list),
    scanf(const char *restrict, ...), fscanf(FILE *restrict, const char *restrict, ...),
    sscanf(const char *restrict, const char *restrict, ...),
    vscanf(const char *restrict, va_list), vfscanf(FILE *restrict, const char *restrict, va_list),
    vsscanf(const char *restrict, const char *restrict, va_list),
    puts(const char *), putchar(int), fputs(const char *restrict, FILE *restrict),
    fputc(int, FILE *), putc(int, FILE *), getchar(void), fgetc(FILE *), getc(FILE *),
    ungetc(int, FILE *), fflush(FILE *), fclose(FILE *), feof(FILE *), ferror(FILE *),
    fseek(FILE *, long, int), fgetpos(FILE *restrict, fpos_t *restrict),
    fsetpos(FILE *, const fpos_t *), fileno(FILE *), remove(const char *),
    rename(const char *, const char *), setvbuf(FILE *restrict, char *restrict, int, size_t),
    putchar_unlocked(int), putc_unlocked(int, FILE *), fputs_unlocked(const char *, FILE *);
char *fgets(char *restrict, int, FILE *restrict), *tmpnam(char *);
size_t fread(void *restrict, size_t, size_t, FILE *restrict),
    fwrite(const void *restrict, size_t, size_t, FILE *restrict);
long ftell(FILE *);
void perror(const char *), rewind(FILE *), clearerr(FILE *),
    setbuf(FILE *restrict, char *restrict);
FILE *fopen(const char *restrict, const char *restrict), *tmpfile(void),
    *freopen(const char *restrict, const char *restrict, FILE *restrict);
#endif
