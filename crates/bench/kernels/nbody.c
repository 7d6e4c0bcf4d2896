/* Five bodies under gravity: struct members of double, and a square root by Newton's method,
   so that the last digit depends on IEEE arithmetic alone and not on a library. */
#include <stdio.h>

#ifndef N
#define N 90000
#endif
#define BODIES 5

struct body {
    double x, y, z, vx, vy, vz, mass;
};

static struct body bodies[BODIES] = {
    {0, 0, 0, 0, 0, 0, 39.47841760435743},
    {4.841431442464721, -1.1603200440274284, -0.10362204447112311, 0.606326392995832,
     2.81198684491626, -0.02521836165988763, 0.03769367487038949},
    {8.34336671824458, 4.124798564124305, -0.4035234171143214, -1.0107743461787924,
     1.8256623712304119, 0.008415761376584154, 0.011286326131968767},
    {12.894369562139131, -15.111151401698631, -0.22330757889265573, 1.0827910064415354,
     0.8687130181696082, -0.010832637401363636, 0.0017237240570597112},
    {15.379697114850917, -25.919314609987964, 0.17925877295037118, 0.979090732243898,
     0.5946989986476762, -0.034755955550407815, 0.0020336868699246304},
};

static double root(double x) {
    double r = x > 1.0 ? x / 2.0 : 1.0;
    for (int i = 0; i < 12; i++) {
        r = (r + x / r) / 2.0;
    }
    return r;
}

static void advance(double dt) {
    for (int i = 0; i < BODIES; i++) {
        struct body *a = &bodies[i];
        for (int j = i + 1; j < BODIES; j++) {
            struct body *b = &bodies[j];
            double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
            double square = dx * dx + dy * dy + dz * dz;
            double force = dt / (square * root(square));
            a->vx -= dx * b->mass * force;
            a->vy -= dy * b->mass * force;
            a->vz -= dz * b->mass * force;
            b->vx += dx * a->mass * force;
            b->vy += dy * a->mass * force;
            b->vz += dz * a->mass * force;
        }
    }
    for (int i = 0; i < BODIES; i++) {
        bodies[i].x += dt * bodies[i].vx;
        bodies[i].y += dt * bodies[i].vy;
        bodies[i].z += dt * bodies[i].vz;
    }
}

int main(void) {
    for (int step = 0; step < N; step++) {
        advance(0.001);
    }
    double sum = 0.0;
    for (int i = 0; i < BODIES; i++) {
        sum += bodies[i].x + bodies[i].y + bodies[i].z;
    }
    printf("%ld\n", (long)(sum * 1e9));
    return 0;
}
