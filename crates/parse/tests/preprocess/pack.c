#pragma pack(push)
a
#pragma pack(1)
#pragma pack(2)
#pragma pack(0x4)
#pragma pack(010)
#pragma pack(16u)
b
#pragma pack()
#pragma pack(0)
#pragma pack(push, 8)
#pragma pack(push, 0)
#pragma pack(pop)
c _Pragma("pack(1)") d
#define P(x) x _Pragma("pack(pop)") y
P(1) P(P(2))
Ignored
#pragma pack
#pragma pack 1
#pragma pack(3)
#pragma pack(32)
#pragma pack(-1)
#pragma pack(1.0)
#pragma pack(1
#pragma pack(,1)
#pragma pack(1,)
#pragma pack(1, 2)
#pragma pack(push, 3)
#pragma pack(push,)
#pragma pack(show)
#pragma pack("1")
#pragma STDC FP_CONTRACT OFF
end
