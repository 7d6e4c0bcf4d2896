long x;
