x
#pragma pack(push, name, 1)
