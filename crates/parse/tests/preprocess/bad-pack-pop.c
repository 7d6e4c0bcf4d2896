#pragma pack(pop, 4)
