#ifndef _SETJMP_H
#define _SETJMP_H 1
struct __jmp_buf_tag {
    _Alignas(__CASSAY_JMP_BUF_ALIGN__) char __jmpbuf[__CASSAY_JMP_BUF_SIZE__];
};
typedef struct __jmp_buf_tag jmp_buf[1], sigjmp_buf[1];
int setjmp(jmp_buf), _setjmp(struct __jmp_buf_tag[1]), __sigsetjmp(struct __jmp_buf_tag[1], int);
void longjmp(struct __jmp_buf_tag[1], int) __attribute__((__noreturn__));
void _longjmp(struct __jmp_buf_tag[1], int) __attribute__((__noreturn__));
void siglongjmp(sigjmp_buf, int) __attribute__((__noreturn__));
#define setjmp(env) _setjmp(env)
#define sigsetjmp(env, mask) __sigsetjmp(env, mask)
#endif
