#pragma once
#define LOW 1
#define HIGH 9
static inline int clamp(int x) { return x < LOW ? LOW : x > HIGH ? HIGH : x; }
static int next_id(void) {
    static int id = 40;
    return ++id;
}
