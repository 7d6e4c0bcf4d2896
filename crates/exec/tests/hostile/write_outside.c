/* Tries to change files in the directory given: returns how many of its ways worked. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(int argc, char **argv) {
    char path[4096];
    int worked = 0;
    if (argc < 2)
        return 99;
    snprintf(path, sizeof path, "%s/new", argv[1]);
    worked += open(path, O_CREAT | O_WRONLY, 0600) >= 0;
    worked += mkdir(path, 0700) == 0;
    worked += symlink("x", path) == 0;
    snprintf(path, sizeof path, "%s/old", argv[1]);
    worked += open(path, O_WRONLY) >= 0;
    worked += open(path, O_WRONLY | O_TRUNC) >= 0;
    worked += rename(path, "here") == 0;
    worked += unlink(path) == 0;
    /* Its own directory is its own. */
    int own = open("mine", O_CREAT | O_WRONLY, 0600);
    return own < 0 || write(own, "x", 1) != 1 ? 50 : worked;
}
