int y __attribute__((tls_model("local-exec"))); // refused: attribute 'tls_model'
int main(void) { return y; }
