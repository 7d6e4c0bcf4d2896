struct s { int i; } __attribute__((__scalar_storage_order__("big-endian"))); // refused: scalar_storage_order
int main(void) { return sizeof(struct s); }
