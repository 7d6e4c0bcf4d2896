#pragma STDC FP_CONTRACT ON // refused: #pragma STDC FP_CONTRACT
int main(void) { return 0; }
