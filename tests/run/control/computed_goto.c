#include <stdio.h>

enum op { PUSH, ADD, MUL, DUP, JNZ, DEC, PRINT, HALT };

static int execute(const int *code) {
    static void *const table[] = {&&push, &&add, &&mul, &&dup, &&jnz, &&dec, &&print, &&halt};
    int stack[16], *sp = stack, steps = 0;
    const int *pc = code;
#define NEXT do { steps++; goto *table[*pc++]; } while (0)
    NEXT;
push: *sp++ = *pc++; NEXT;
add: sp--; sp[-1] += *sp; NEXT;
mul: sp--; sp[-1] *= *sp; NEXT;
dup: *sp = sp[-1]; sp++; NEXT;
jnz: if (sp[-1]) pc = code + *pc; else pc++; NEXT;
dec: sp[-1]--; NEXT;
print: printf("%d ", sp[-1]); NEXT;
halt: return steps;
}

static int direct(int which) {
    void *target = which ? &&one : &&zero;
    goto *target;
zero:
    return 100;
one:
    return 200;
}

int main(void) {
    static const int program[] = {PUSH, 5, PRINT, DEC, JNZ, 2, PUSH, 6, DUP, MUL, ADD, PRINT, HALT};
    printf("%d\n", execute(program));
    printf("%d %d\n", direct(0), direct(1));
    return 0;
}
