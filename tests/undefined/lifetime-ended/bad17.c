// A statement expression is a block, too: what it returns may point nowhere.
int main(void) {
    int *p = ({ int n = 1; &(int){n}; });
    return *p; // UB: lifetime-ended
}
