_Complex double z; double _Complex z2; __float128 q; _Float64 f64; _Float32 *f32;
