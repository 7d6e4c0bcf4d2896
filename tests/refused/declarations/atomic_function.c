typedef int function(void);
_Atomic function f; // refused: cannot be atomic

int main(void) {
    return 0;
}
