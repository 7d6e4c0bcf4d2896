#define N 1
#pragma pack(N)
