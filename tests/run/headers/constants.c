// Sizes and values of what headers declare.
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <fenv.h>
#include <getopt.h>
#include <glob.h>
#include <locale.h>
#include <poll.h>
#include <pthread.h>
#include <pwd.h>
#include <regex.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/times.h>
#include <sys/uio.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <netinet/in.h>

#define SIZE(type) printf("%s %zu\n", #type, sizeof(type))
#define VALUE(name) printf("%s %ld\n", #name, (long)(name))

int main(void)
{
    SIZE(struct stat);
    SIZE(struct timeval);
    SIZE(struct timespec);
    SIZE(struct rusage);
    SIZE(struct rlimit);
    SIZE(struct pollfd);
    SIZE(struct sockaddr);
    SIZE(struct sockaddr_in);
    SIZE(struct sockaddr_in6);
    SIZE(struct iovec);
    SIZE(struct utsname);
    SIZE(struct tms);
    SIZE(struct termios);
    SIZE(struct option);
    SIZE(struct passwd);
    SIZE(struct dirent);
    SIZE(struct lconv);
    SIZE(struct sigaction);
    SIZE(struct itimerval);
    SIZE(struct sched_param);
    SIZE(regex_t);
    SIZE(glob_t);
    SIZE(fenv_t);
    SIZE(sigset_t);
    SIZE(siginfo_t);
    SIZE(fd_set);
    SIZE(pthread_t);
    SIZE(pthread_mutex_t);
    SIZE(pthread_cond_t);
    SIZE(pthread_attr_t);
    SIZE(sem_t);
    SIZE(mode_t);
    SIZE(off_t);
    VALUE(O_CREAT | O_RDWR | O_TRUNC);
    VALUE(F_GETFL);
    VALUE(S_IRUSR);
    VALUE(S_ISDIR(S_IFDIR));
    VALUE(PROT_READ | PROT_WRITE);
    VALUE(MAP_PRIVATE | MAP_ANONYMOUS);
    VALUE(RLIMIT_STACK);
    VALUE(RUSAGE_SELF);
    VALUE(CLOCK_MONOTONIC);
    VALUE(SIGALRM);
    VALUE(SA_RESTART);
    VALUE(POLLIN | POLLOUT);
    VALUE(AF_INET);
    VALUE(SOCK_STREAM);
    VALUE(INADDR_LOOPBACK);
    VALUE(LC_ALL);
    VALUE(FE_TOWARDZERO);
    VALUE(REG_EXTENDED);
    VALUE(RTLD_NOW);
    VALUE(WNOHANG);
    VALUE(WEXITSTATUS(0x1700));
    VALUE(WIFSIGNALED(9));
    VALUE(_SC_PAGESIZE);
    VALUE(STDERR_FILENO);
    VALUE(TCSANOW);
    VALUE(required_argument);
    return 0;
}
