#pragma pack(1) x
