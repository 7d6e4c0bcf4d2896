#pragma scalar_storage_order big-endian // refused: #pragma scalar_storage_order
struct s { int i; };
int main(void) { return sizeof(struct s); }
