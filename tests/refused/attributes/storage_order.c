struct [[gnu::scalar_storage_order("big-endian")]] s { int i; };
int main(void) { struct s s = {1}; return *(unsigned char *)&s; } // refused: attribute 'scalar_storage_order'
