struct S { long a; } s;
