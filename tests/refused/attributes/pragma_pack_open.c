struct s { // refused: #pragma pack
    char c;
#pragma pack(1)
    int i;
};
int main(void) { return sizeof(struct s); }
