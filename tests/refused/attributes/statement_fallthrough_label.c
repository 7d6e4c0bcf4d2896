int main(void)
{
    switch (1) {
    case 1:
        goto label;
    label:
        __attribute__((fallthrough)); // refused: attribute that a statement cannot have
    case 2:;
    }
    return 0;
}
