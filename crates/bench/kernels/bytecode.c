/* A bytecode interpreter running a loop: one dense switch, unpredictable jumps, a small stack. */
#include <stdint.h>
#include <stdio.h>

#ifndef N
#define N 2500000
#endif

enum op { PUSH, LOAD, STORE, ADD, MUL, XOR, SHIFT, LESS, JUMP_IF, HALT };

struct insn {
    enum op op;
    uint32_t arg;
};

/* do { acc = (acc * 33 + i) ^ acc >> 5; i = i + 1; } while (i < N); */
static const struct insn code[] = {
    {PUSH, 5381}, {STORE, 0}, {PUSH, 0}, {STORE, 1}, /* the loop starts at 4 */
    {LOAD, 0},    {PUSH, 33}, {MUL, 0},  {LOAD, 1},  {ADD, 0},  {LOAD, 0},
    {SHIFT, 5},   {XOR, 0},   {STORE, 0}, {LOAD, 1},  {PUSH, 1}, {ADD, 0},
    {STORE, 1},   {LOAD, 1},  {PUSH, N}, {LESS, 0},  {JUMP_IF, 4}, {HALT, 0},
};

int main(void) {
    uint32_t stack[16];
    uint32_t vars[4] = {0};
    unsigned sp = 0;
    unsigned pc = 0;
    for (;;) {
        const struct insn *i = &code[pc++];
        switch (i->op) {
        case PUSH:
            stack[sp++] = i->arg;
            break;
        case LOAD:
            stack[sp++] = vars[i->arg];
            break;
        case STORE:
            vars[i->arg] = stack[--sp];
            break;
        case ADD:
            sp--;
            stack[sp - 1] += stack[sp];
            break;
        case MUL:
            sp--;
            stack[sp - 1] *= stack[sp];
            break;
        case XOR:
            sp--;
            stack[sp - 1] ^= stack[sp];
            break;
        case SHIFT:
            stack[sp - 1] >>= i->arg;
            break;
        case LESS:
            sp--;
            stack[sp - 1] = stack[sp - 1] < stack[sp];
            break;
        case JUMP_IF:
            if (stack[--sp] != 0) {
                pc = i->arg;
            }
            break;
        case HALT:
            printf("%lu\n", (unsigned long)vars[0]);
            return 0;
        }
    }
}
