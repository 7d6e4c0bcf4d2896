#ifndef _SETJMP_H
#define _SETJMP_H 1
struct __jmp_buf_tag {
    _Alignas(__CASSAY_JMP_BUF_ALIGN__) char __jmpbuf[__CASSAY_JMP_BUF_SIZE__];
};
typedef struct __jmp_buf_tag jmp_buf[1];
int setjmp(jmp_buf), _setjmp(struct __jmp_buf_tag[1]);
void longjmp(struct __jmp_buf_tag[1], int) __attribute__((__noreturn__));
#define setjmp(env) _setjmp(env)
#endif
