struct s { int i; } __attribute__((__scalar_storage_order__("big-endian")));
int main(void) { return sizeof(struct s); } // refused: scalar_storage_order
