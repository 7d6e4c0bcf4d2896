/* Tries to make, change and remove files in somebody else's directory. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    int worked = 0;
    worked += open(TARGET "/new", O_CREAT | O_WRONLY, 0600) >= 0;
    worked += mkdir(TARGET "/dir", 0700) == 0;
    worked += symlink("x", TARGET "/link") == 0;
    worked += open(TARGET "/old", O_WRONLY | O_TRUNC) >= 0;
    worked += rename(TARGET "/old", "here") == 0;
    worked += unlink(TARGET "/old") == 0;
    printf("%d of seed %d\n", worked, SEED);
    return 0;
}
