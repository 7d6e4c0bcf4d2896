static unsigned short never(short, unsigned short);

int unused(void) {
    return never(0, 0); // refused: 'never' is static, used and nowhere defined in its file
}

int main(void) {
    return 0;
}
