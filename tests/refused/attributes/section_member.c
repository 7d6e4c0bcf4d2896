struct s {
    int a __attribute__((section("mine"))); // refused: attribute 'section'
};
int main(void) { return 0; }
