/* Not hostile at all: a thread is not a process. */
#include <pthread.h>

static void *work(void *result) {
    *(int *)result = 5;
    return 0;
}

int main(void) {
    pthread_t thread;
    int result = 0;
    if (pthread_create(&thread, 0, work, &result) != 0)
        return 1;
    pthread_join(thread, 0);
    return result;
}
