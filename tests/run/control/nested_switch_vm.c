#include <stdio.h>

enum { LIT, LOAD, STORE, SUB, LT, JZ, JMP, OUT, END };

static int run(const signed char *code) {
    int vars[4] = {0}, stack[8], sp = 0, steps = 0;
    for (int pc = 0;; steps++) {
        switch (code[pc++]) {
        case LIT: stack[sp++] = code[pc++]; continue;
        case LOAD: stack[sp++] = vars[code[pc++]]; break;
        case STORE: vars[code[pc++]] = stack[--sp]; break;
        case SUB: sp--; stack[sp - 1] -= stack[sp]; break;
        case LT: sp--; stack[sp - 1] = stack[sp - 1] < stack[sp]; break;
        case JZ:
            if (!stack[--sp]) {
                pc = code[pc];
                break;
            }
            pc++;
            break;
        case JMP: pc = code[pc]; break;
        case OUT: printf("%d ", stack[--sp]); break;
        case END: goto end;
        default: return -1;
        }
    }
end:
    return steps;
}

int main(void) {
    static const signed char code[] = {LIT, 9, STORE, 0, LIT, 0, LOAD, 0, LT, JZ, 22, LOAD, 0, OUT, LOAD, 0,
                                       LIT, 2, SUB, STORE, 0, JMP, 4, END};
    signed char fixed[sizeof code];
    for (unsigned i = 0; i < sizeof code; i++) fixed[i] = code[i];
    fixed[10] = 23;
    printf("%d\n", run(fixed));
    return 0;
}
