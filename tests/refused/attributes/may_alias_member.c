// Compilers access the member as a part of the structure, whose type aliases no other.
typedef int __attribute__((may_alias)) any_int;
struct pair { any_int first; int second; };
int main(void) {
    float number = 1;
    ((struct pair *)&number)->first = 0; // refused: attribute 'may_alias'
    return number != 0;
}
