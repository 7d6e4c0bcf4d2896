_Thread_local int y __attribute__((tls_model("quick"))); // refused: attribute 'tls_model'
int main(void) { return y; }
