#include <stdio.h>

enum state { IDLE, RUNNING, PAUSED, STOPPED, STATES };
enum event { START, PAUSE, STOP, EVENTS };

static const enum state table[STATES][EVENTS] = {
    [IDLE] = {[START] = RUNNING, [PAUSE] = IDLE, [STOP] = STOPPED},
    [RUNNING] = {RUNNING, PAUSED, STOPPED},
    [PAUSED] = {[START] = RUNNING, [PAUSE] = PAUSED, [STOP] = STOPPED},
    [STOPPED] = {STOPPED, STOPPED, STOPPED},
};
static const char *const names[STATES] = {"idle", "running", "paused", "stopped"};

int main(void) {
    static const enum event events[] = {PAUSE, START, START, PAUSE, START, STOP, START};
    enum state s = IDLE;
    for (unsigned i = 0; i < sizeof events / sizeof *events; i++) {
        s = table[s][events[i]];
        printf("%s ", names[s]);
    }
    printf("\n");
    for (enum state t = IDLE; t < STATES; t++) printf("%d", t);
    printf("\n");
    return s;
}
