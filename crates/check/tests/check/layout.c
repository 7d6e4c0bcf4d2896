// Layouts as GCC 12 has them: after each record its size, alignment, and each member's
// first bit and width.
union __attribute__((packed)) T0 { unsigned long : 0; unsigned long m1 : 26 __attribute__((packed)); long m2; unsigned m3 : 10 __attribute__((aligned(2))); };
// T0 8 2 m1:0:26 m2:0:64 m3:0:10
struct T1 { long long m0 : 6 __attribute__((packed)); int m1; };
// T1 8 4 m0:0:6 m1:32:32
struct __attribute__((aligned(16))) T2 { unsigned short m0 : 8 __attribute__((aligned(2))); unsigned short m1; _Bool m2 : 1; unsigned short m3 : 8; short m4 : 11; long long m5 : 41 __attribute__((packed)); };
// T2 16 16 m0:0:8 m1:16:16 m2:32:1 m3:33:8 m4:48:11 m5:59:41
struct __attribute__((aligned(1))) T3 { unsigned long m0 : 55; int m1[3]; unsigned char m2 : 7 __attribute__((packed)) __attribute__((aligned(1))); long m3 : 2; unsigned short m4 : 11; unsigned short m5 : 6; _Bool m6 : 1; unsigned long m7 : 42; };
// T3 32 8 m0:0:55 m1:64:96 m2:160:7 m3:167:2 m4:176:11 m5:192:6 m6:198:1 m7:199:42
struct __attribute__((packed)) T4 { signed char : 0; unsigned char : 8; unsigned m2; __int128 m3; unsigned short m4; };
// T4 23 1 m2:8:32 m3:40:128 m4:168:16
struct __attribute__((aligned(2))) T5 { short m0 : 1 __attribute__((packed)) __attribute__((aligned(16))); char m1 : 2; };
// T5 16 16 m0:0:1 m1:1:2
struct __attribute__((packed)) __attribute__((aligned(16))) T6 { long long m0 : 32; char* m1; char m2 : 2; signed char m3 : 4; long m4 : 10; char m5 : 1; struct{char a;short b;} m6; char : 1; };
// T6 32 16 m0:0:32 m1:32:64 m2:96:2 m3:98:4 m4:102:10 m5:112:1 m6:120:32
struct __attribute__((aligned(2))) T7 { unsigned long m0 : 63; long long m1 : 8; long long m2 __attribute__((packed)); long double m3 __attribute__((aligned(16))); int m4 __attribute__((packed)) __attribute__((aligned(2))); };
// T7 64 16 m0:0:63 m1:64:8 m2:72:64 m3:256:128 m4:384:32
struct __attribute__((aligned(8))) T8 { long long m0 : 34 __attribute__((packed)) __attribute__((aligned(16))); unsigned : 20; char m2 : 2; int m3 : 16; };
// T8 16 16 m0:0:34 m2:54:2 m3:64:16
struct __attribute__((aligned(2))) T9 { long long m0; _Bool : 0; _Bool m2; int : 17; char : 0; _Bool m5 : 1 __attribute__((aligned(2))); float m6; unsigned char m7 : 6; unsigned short m8 : 2; };
// T9 24 8 m0:0:64 m2:64:8 m5:96:1 m6:128:32 m7:160:6 m8:166:2
struct __attribute__((packed)) T10 { long long m0 : 31; unsigned m1; };
// T10 8 1 m0:0:31 m1:32:32
struct __attribute__((packed)) T11 { signed char m0; char m1 : 4; short m2 : 7; int m3 : 26 __attribute__((aligned(4))); char : 0; signed char m5; int m6 : 8; };
// T11 12 4 m0:0:8 m1:8:4 m2:12:7 m3:32:26 m5:64:8 m6:72:8
struct T12 { unsigned long m0 : 26; int m1 : 8 __attribute__((packed)); unsigned m2; short m3 : 13; unsigned short m4 : 1; };
// T12 16 8 m0:0:26 m1:26:8 m2:64:32 m3:96:13 m4:109:1
struct __attribute__((aligned(1))) T13 { long m0 : 22; long long m1 : 31; char : 0; long m3; unsigned m4 : 16; signed char m5 : 4; };
// T13 24 8 m0:0:22 m1:22:31 m3:64:64 m4:128:16 m5:144:4
struct __attribute__((aligned(4))) T14 { long : 60; long m1 : 55; unsigned long m2; unsigned short m3 : 16; short m4 : 11 __attribute__((aligned(4))); int m5 __attribute__((packed)); int m6 : 27 __attribute__((aligned(8))); long long m7 : 3; };
// T14 48 8 m1:64:55 m2:128:64 m3:192:16 m4:224:11 m5:240:32 m6:320:27 m7:347:3
struct T15 { unsigned m0 : 15; unsigned m1 : 26; _Bool m2; char : 0; unsigned short m4 : 7; unsigned short m5 : 14; };
// T15 12 4 m0:0:15 m1:32:26 m2:64:8 m4:72:7 m5:80:14
struct __attribute__((aligned(2))) T16 { char m0 __attribute__((packed)); };
// T16 2 2 m0:0:8
union __attribute__((packed)) __attribute__((aligned(16))) T17 { float m0; };
// T17 16 16 m0:0:32
struct __attribute__((packed)) T18 { unsigned short m0 : 6; unsigned char m1 : 2; unsigned m2 : 13; signed char m3 : 5; double m4; unsigned long m5 : 2; unsigned short m6; unsigned : 18; };
// T18 18 1 m0:0:6 m1:6:2 m2:8:13 m3:21:5 m4:32:64 m5:96:2 m6:104:16
struct __attribute__((aligned(4))) T19 { int m0 : 6; long long m1 : 49; long : 34; unsigned short m3 : 7; short m4 : 16; unsigned m5 : 20 __attribute__((packed)); int m6 : 22; short : 7; };
// T19 24 8 m0:0:6 m1:6:49 m3:98:7 m4:112:16 m5:128:20 m6:160:22
struct __attribute__((packed)) __attribute__((aligned(4))) T20 { long long m0 : 37; unsigned short m1; unsigned short : 0; };
// T20 8 4 m0:0:37 m1:40:16
struct T21 { long m0 : 24 __attribute__((packed)); char* m1; int m2[3] __attribute__((aligned(1))); short : 0; char m4; unsigned char m5; double m6; short m7 : 9; };
// T21 48 8 m0:0:24 m1:64:64 m2:128:96 m4:224:8 m5:232:8 m6:256:64 m7:320:9
union __attribute__((packed)) T22 { long long m0 : 5; long : 0; long long m2 : 26; };
// T22 4 1 m0:0:5 m2:0:26
struct __attribute__((packed)) T23 { unsigned char m0 __attribute__((aligned(2))); long : 39; long m2 : 6; };
// T23 8 2 m0:0:8 m2:47:6
struct __attribute__((aligned(8))) T24 { long long m0 : 3; double m1; long m2; unsigned long m3; short m4; };
// T24 40 8 m0:0:3 m1:64:64 m2:128:64 m3:192:64 m4:256:16
union __attribute__((packed)) T25 { unsigned m0 : 3; unsigned m1 : 1; short m2 : 16; unsigned long : 37; _Bool m4 : 1; long double m5 __attribute__((aligned(8))); };
// T25 16 8 m0:0:3 m1:0:1 m2:0:16 m4:0:1 m5:0:128
struct T26 { unsigned char m0; long m1 : 19; unsigned char m2 : 5; long long m3; long long m4 : 63 __attribute__((packed)); short m5; int m6 : 16; char m7 : 8; };
// T26 32 8 m0:0:8 m1:8:19 m2:27:5 m3:64:64 m4:128:63 m5:192:16 m6:208:16 m7:224:8
union __attribute__((aligned(1))) T27 { int m0[3]; long long m1 : 13 __attribute__((packed)); long m2; unsigned char : 0; int m4; unsigned long m5 : 41; unsigned long : 0; };
// T27 16 8 m0:0:96 m1:0:13 m2:0:64 m4:0:32 m5:0:41
struct __attribute__((packed)) __attribute__((aligned(16))) T28 { char* m0; struct{char a;short b;} m1; unsigned short m2 : 14 __attribute__((aligned(1))); unsigned char : 2; long m4 : 19; };
// T28 32 16 m0:0:64 m1:64:32 m2:96:14 m4:112:19
struct T29 { unsigned short m0 : 6 __attribute__((packed)); unsigned short m1 : 14; unsigned m2 : 7; unsigned short : 0; unsigned long m4 __attribute__((aligned(1))); char m5; long long m6 : 18; unsigned short m7 : 2; };
// T29 24 8 m0:0:6 m1:16:14 m2:32:7 m4:64:64 m5:128:8 m6:136:18 m7:154:2
struct T30 { __int128 m0; unsigned long m1 : 35; };
// T30 32 16 m0:0:128 m1:128:35
struct __attribute__((aligned(2))) T31 { long double m0; _Bool m1 : 1; signed char m2 : 5; signed char m3 : 8; long long m4 : 9; };
// T31 32 16 m0:0:128 m1:128:1 m2:129:5 m3:136:8 m4:144:9
union T32 { signed char : 0; _Bool m1; unsigned m2 : 32; int : 29; _Bool m4 __attribute__((aligned(4))); __int128 m5 __attribute__((aligned(4))); long double m6; };
// T32 16 16 m1:0:8 m2:0:32 m4:0:8 m5:0:128 m6:0:128
union __attribute__((packed)) __attribute__((aligned(16))) T33 { long long : 27; };
// T33 16 16
struct __attribute__((packed)) T34 { signed char m0; signed char m1; int m2[3]; int : 0; signed char m4 : 8; long m5 : 6; };
// T34 18 1 m0:0:8 m1:8:8 m2:16:96 m4:128:8 m5:136:6
union __attribute__((aligned(16))) T35 { unsigned m0 : 7 __attribute__((aligned(8))); int m1 : 5 __attribute__((aligned(1))); int m2 : 19; _Bool m3 : 1 __attribute__((aligned(1))); long m4 : 13; unsigned char m5 : 8; int m6 : 4 __attribute__((aligned(1))); signed char m7 : 7; unsigned char m8; };
// T35 16 16 m0:0:7 m1:0:5 m2:0:19 m3:0:1 m4:0:13 m5:0:8 m6:0:4 m7:0:7 m8:0:8
struct __attribute__((packed)) __attribute__((aligned(4))) T36 { int m0 : 24; unsigned m1 : 2; char : 5; int m3[3]; };
// T36 16 4 m0:0:24 m1:24:2 m3:32:96
struct T37 { __int128 m0 __attribute__((aligned(16))); unsigned short m1 : 3; double m2; };
// T37 32 16 m0:0:128 m1:128:3 m2:192:64
union __attribute__((packed)) __attribute__((aligned(2))) T38 { unsigned long : 0; long m1 : 40; char : 4; char* m3; unsigned m4 : 15; signed char m5 : 1; long long m6 : 52 __attribute__((aligned(4))); };
// T38 8 4 m1:0:40 m3:0:64 m4:0:15 m5:0:1 m6:0:52
union T39 { long long m0 : 47; long long m1 : 11; };
// T39 8 8 m0:0:47 m1:0:11
struct T40 { signed char m0 : 4; int m1[3]; long long : 10; long long m3 : 58; };
// T40 32 8 m0:0:4 m1:32:96 m3:192:58
union __attribute__((aligned(8))) T41 { long double m0; long long : 0; char m2 : 5; long long m3 : 50; char m4 : 4; char m5 : 6; };
// T41 16 16 m0:0:128 m2:0:5 m3:0:50 m4:0:4 m5:0:6
union __attribute__((packed)) __attribute__((aligned(16))) T42 { unsigned long m0 : 21; int m1 : 4; _Bool m2 __attribute__((aligned(1))); };
// T42 16 16 m0:0:21 m1:0:4 m2:0:8
union T43 { int m0 : 26; unsigned m1 : 22 __attribute__((aligned(16))); long long m2; };
// T43 16 16 m0:0:26 m1:0:22 m2:0:64
struct __attribute__((aligned(1))) T44 { short m0 : 16; unsigned short m1 : 4; unsigned long : 0; unsigned : 12; struct{char a;short b;} m4; char m5 __attribute__((packed)); long m6; long m7 : 25; long m8 : 49; };
// T44 40 8 m0:0:16 m1:16:4 m4:80:32 m5:112:8 m6:128:64 m7:192:25 m8:256:49
struct T45 { unsigned long m0; long long m1; signed char m2; signed char m3 : 4; };
// T45 24 8 m0:0:64 m1:64:64 m2:128:8 m3:136:4
struct T46 { signed char m0 : 1; int m1 : 9 __attribute__((packed)); unsigned char m2 : 8; short m3 : 14 __attribute__((packed)) __attribute__((aligned(4))); char m4 : 8; unsigned long : 0; unsigned : 0; };
// T46 8 4 m0:0:1 m1:1:9 m2:16:8 m3:32:14 m4:48:8
struct __attribute__((packed)) __attribute__((aligned(1))) T47 { signed char m0 : 1 __attribute__((packed)); int m1 : 2; _Bool m2 : 1 __attribute__((packed)); };
// T47 1 1 m0:0:1 m1:1:2 m2:3:1
struct __attribute__((packed)) __attribute__((aligned(4))) T48 { long m0; int m1[3]; unsigned short : 7; int m3; __int128 m4; unsigned short : 12; };
// T48 44 4 m0:0:64 m1:64:96 m3:168:32 m4:200:128
struct __attribute__((aligned(2))) T49 { int m0 : 18; struct{char a;short b;} m1 __attribute__((aligned(16))); unsigned short m2 : 14 __attribute__((aligned(4))); int m3 : 28; signed char m4 : 7; char : 8; int m6 : 3 __attribute__((packed)); };
// T49 32 16 m0:0:18 m1:128:32 m2:160:14 m3:192:28 m4:224:7 m6:240:3
struct __attribute__((packed)) __attribute__((aligned(2))) T50 { unsigned long m0 : 41; unsigned char m1 : 7; long m2; long : 18; long m4; short m5; };
// T50 28 2 m0:0:41 m1:41:7 m2:48:64 m4:136:64 m5:200:16
union T51 { _Bool : 1; unsigned char m1 : 8; unsigned long : 12; long m3 : 53; long double m4 __attribute__((packed)); unsigned long m5 : 24; double m6; struct{char a;short b;} m7; unsigned long m8 : 11; };
// T51 16 8 m1:0:8 m3:0:53 m4:0:128 m5:0:24 m6:0:64 m7:0:32 m8:0:11
struct __attribute__((packed)) __attribute__((aligned(4))) T52 { unsigned long m0 : 20; int m1 : 3; signed char m2 __attribute__((packed)) __attribute__((aligned(16))); _Bool : 0; unsigned char m4; };
// T52 32 16 m0:0:20 m1:20:3 m2:128:8 m4:136:8
struct __attribute__((packed)) __attribute__((aligned(16))) T53 { unsigned m0 : 14 __attribute__((packed)) __attribute__((aligned(8))); int m1 : 23; _Bool m2; long m3 : 13; unsigned m4 : 11; __int128 m5; unsigned long m6; };
// T53 48 16 m0:0:14 m1:14:23 m2:40:8 m3:48:13 m4:61:11 m5:72:128 m6:200:64
struct T54 { int : 0; _Bool m1 : 1; unsigned short m2; _Bool m3; long m4 : 36 __attribute__((aligned(16))); int m5[3]; short m6; };
// T54 48 16 m1:0:1 m2:16:16 m3:32:8 m4:128:36 m5:192:96 m6:288:16
struct T55 { unsigned char m0 : 8 __attribute__((aligned(1))); unsigned char m1 : 6; unsigned short m2 : 16; unsigned short m3; };
// T55 6 2 m0:0:8 m1:8:6 m2:16:16 m3:32:16
struct __attribute__((aligned(1))) T56 { float m0; long long m1 : 7; long long m2 : 49; short : 0; unsigned m4 : 31; };
// T56 24 8 m0:0:32 m1:32:7 m2:64:49 m4:128:31
union T57 { unsigned long m0 : 23; _Bool m1 : 1; unsigned long m2 : 39; unsigned long m3; unsigned short m4 : 13; int m5[3]; int m6 : 17; signed char m7; char m8; };
// T57 16 8 m0:0:23 m1:0:1 m2:0:39 m3:0:64 m4:0:13 m5:0:96 m6:0:17 m7:0:8 m8:0:8
struct __attribute__((packed)) __attribute__((aligned(4))) T58 { long : 0; struct{char a;short b;} m1 __attribute__((packed)); long m2 : 37; signed char m3 : 4; };
// T58 12 4 m1:0:32 m2:32:37 m3:69:4
struct T59 { char m0 : 7; unsigned char m1; char* m2 __attribute__((packed)); };
// T59 10 1 m0:0:7 m1:8:8 m2:16:64
struct __attribute__((aligned(16))) T60 { unsigned long m0 : 25; signed char m1; unsigned char m2 __attribute__((packed)); _Bool m3 : 1; unsigned char m4 : 8 __attribute__((packed)); short m5 : 9; float m6; _Bool : 0; unsigned short m8 : 10; };
// T60 32 16 m0:0:25 m1:32:8 m2:40:8 m3:48:1 m4:49:8 m5:64:9 m6:96:32 m8:128:10
struct T61 { int m0 : 31; char m1; unsigned long m2 : 47; };
// T61 16 8 m0:0:31 m1:32:8 m2:64:47
struct T62 { _Bool m0; };
// T62 1 1 m0:0:8
struct __attribute__((packed)) __attribute__((aligned(4))) T63 { signed char m0 : 8; long m1; unsigned short m2 : 13; signed char : 0; signed char m4 : 8 __attribute__((packed)); _Bool m5 : 1; unsigned m6 : 9; unsigned long m7 : 17; };
// T63 16 4 m0:0:8 m1:8:64 m2:72:13 m4:88:8 m5:96:1 m6:97:9 m7:106:17
union T64 { unsigned m0; };
// T64 4 4 m0:0:32
struct T65 { signed char : 0; char m1 : 2; char m2 : 1 __attribute__((packed)); char : 5; };
// T65 1 1 m1:0:2 m2:2:1
struct __attribute__((aligned(8))) T66 { short m0 : 5; signed char m1; unsigned char m2 : 7; _Bool m3 : 1 __attribute__((packed)); unsigned char m4 : 8; unsigned char m5 : 1; };
// T66 8 8 m0:0:5 m1:8:8 m2:16:7 m3:23:1 m4:24:8 m5:32:1
struct __attribute__((aligned(1))) T67 { int m0 : 29; __int128 m1 __attribute__((packed)); char m2 : 4; __int128 m3; char : 4; unsigned long m5; int m6; int m7; int m8 : 32; };
// T67 80 16 m0:0:29 m1:32:128 m2:160:4 m3:256:128 m5:448:64 m6:512:32 m7:544:32 m8:576:32
struct __attribute__((packed)) __attribute__((aligned(2))) T68 { char m0; unsigned m1 __attribute__((packed)); long long m2 : 64; long m3 : 63; unsigned char m4 : 8; char m5 : 2; };
// T68 24 2 m0:0:8 m1:8:32 m2:40:64 m3:104:63 m4:167:8 m5:175:2
union __attribute__((packed)) T69 { char : 8; long long m1 : 63; char m2 : 5; _Bool m3 : 1; short m4 : 9 __attribute__((packed)); unsigned short m5; char m6; };
// T69 8 1 m1:0:63 m2:0:5 m3:0:1 m4:0:9 m5:0:16 m6:0:8
struct T70 { char m0 : 3; };
// T70 1 1 m0:0:3
struct __attribute__((aligned(1))) T71 { char m0 : 8 __attribute__((aligned(16))); unsigned short m1 : 2; long long : 51; int m3; unsigned char m4 : 2; short m5 : 11 __attribute__((aligned(8))); };
// T71 32 16 m0:0:8 m1:8:2 m3:64:32 m4:96:2 m5:128:11
struct __attribute__((aligned(8))) T72 { long m0; unsigned : 25; signed char : 0; unsigned m3 : 7; unsigned short : 0; unsigned long m5 : 4; int m6 : 1; };
// T72 16 8 m0:0:64 m3:96:7 m5:112:4 m6:116:1
struct T73 { struct{char a;short b;} m0; unsigned short m1 : 3; signed char m2 : 4; long m3; int m4 : 25; int m5[3]; long m6 : 51; unsigned long m7; signed char m8; };
// T73 56 8 m0:0:32 m1:32:3 m2:35:4 m3:64:64 m4:128:25 m5:160:96 m6:256:51 m7:320:64 m8:384:8
struct __attribute__((aligned(8))) T74 { unsigned long : 0; unsigned char m1; unsigned m2 __attribute__((packed)); unsigned short m3 : 14; };
// T74 8 8 m1:0:8 m2:8:32 m3:48:14
struct __attribute__((packed)) __attribute__((aligned(8))) T75 { unsigned m0 : 24; long double m1; unsigned char m2 : 1; int m3 : 28; unsigned long m4 : 29 __attribute__((packed)); long long m5 : 20; unsigned m6 : 6 __attribute__((packed)); unsigned short m7 : 7; };
// T75 32 8 m0:0:24 m1:24:128 m2:152:1 m3:153:28 m4:181:29 m5:210:20 m6:230:6 m7:236:7
struct __attribute__((aligned(2))) T76 { unsigned short : 0; char* m1 __attribute__((packed)); };
// T76 8 2 m1:0:64
union T77 { long m0 : 52; unsigned : 0; unsigned : 0; signed char m3 : 3; _Bool m4 : 1; int m5 : 30; unsigned short m6 : 3; signed char : 3; unsigned m8 : 32; };
// T77 8 8 m0:0:52 m3:0:3 m4:0:1 m5:0:30 m6:0:3 m8:0:32
union __attribute__((aligned(16))) T78 { int m0 : 4; __int128 m1; unsigned long m2; };
// T78 16 16 m0:0:4 m1:0:128 m2:0:64
struct __attribute__((aligned(1))) T79 { unsigned short : 0; long long m1 : 64; unsigned long m2 : 47; long m3 : 55; unsigned short m4 : 2; long m5 : 16; unsigned short m6; int m7[3]; };
// T79 40 8 m1:0:64 m2:64:47 m3:128:55 m4:183:2 m5:192:16 m6:208:16 m7:224:96
struct T80 { unsigned short m0 : 9; char* m1; char m2 : 3; short m3; unsigned long m4; unsigned m5 : 6; };
// T80 40 8 m0:0:9 m1:64:64 m2:128:3 m3:144:16 m4:192:64 m5:256:6
struct T81 { signed char m0 : 8; unsigned long m1 : 55; unsigned char m2; long m3 : 7; char : 3; short m5 : 5 __attribute__((packed)); };
// T81 16 8 m0:0:8 m1:8:55 m2:64:8 m3:72:7 m5:83:5
union T82 { _Bool : 1; unsigned m1 : 7; };
// T82 4 4 m1:0:7
struct __attribute__((packed)) T83 { char m0 : 2; long double m1; signed char m2 : 5 __attribute__((packed)); };
// T83 18 1 m0:0:2 m1:8:128 m2:136:5
struct T84 { unsigned char m0 : 4; _Bool m1 : 1; long long m2 : 45; };
// T84 8 8 m0:0:4 m1:4:1 m2:5:45
struct T85 { long long m0 : 37 __attribute__((packed)); unsigned char m1; unsigned m2 : 4; int m3; };
// T85 12 4 m0:0:37 m1:40:8 m2:48:4 m3:64:32
struct __attribute__((packed)) __attribute__((aligned(16))) T86 { int : 27; signed char : 0; };
// T86 16 16
struct __attribute__((packed)) T87 { unsigned char m0; };
// T87 1 1 m0:0:8
union __attribute__((aligned(1))) T88 { int m0[3] __attribute__((packed)); short m1 : 5; _Bool m2 : 1; short : 0; long long : 0; char m5 : 1; unsigned short : 5; };
// T88 12 2 m0:0:96 m1:0:5 m2:0:1 m5:0:1
union T89 { signed char m0 __attribute__((packed)); _Bool : 0; };
// T89 1 1 m0:0:8
struct T90 { char* m0; long long m1; long m2 : 20 __attribute__((aligned(1))); short m3 : 14 __attribute__((aligned(8))); unsigned short m4; unsigned long m5 : 52 __attribute__((aligned(2))); unsigned short m6 : 15; unsigned short m7 : 8; };
// T90 48 8 m0:0:64 m1:64:64 m2:128:20 m3:192:14 m4:208:16 m5:256:52 m6:320:15 m7:336:8
struct __attribute__((aligned(2))) T91 { int m0[3]; int m1 : 1; unsigned char m2 __attribute__((packed)); long m3 : 19; };
// T91 24 8 m0:0:96 m1:96:1 m2:104:8 m3:128:19
union T92 { unsigned short m0; unsigned long : 51; unsigned char m2 : 5; short m3; };
// T92 8 2 m0:0:16 m2:0:5 m3:0:16
struct T93 { char* m0; unsigned : 23; };
// T93 16 8 m0:0:64
struct __attribute__((aligned(2))) T94 { unsigned char m0 __attribute__((packed)); int m1[3] __attribute__((aligned(4))); unsigned long : 0; unsigned m3 : 16; signed char : 0; };
// T94 20 4 m0:0:8 m1:32:96 m3:128:16
struct __attribute__((packed)) __attribute__((aligned(1))) T95 { unsigned short m0 : 3 __attribute__((aligned(16))); long m1 : 12 __attribute__((packed)); double m2; unsigned m3 __attribute__((packed)); struct{char a;short b;} m4 __attribute__((aligned(8))); long m5 : 5; };
// T95 32 16 m0:0:3 m1:3:12 m2:16:64 m3:80:32 m4:128:32 m5:160:5
struct T96 { signed char m0 : 3; short m1 : 1; _Bool m2; short m3; short : 0; };
// T96 4 2 m0:0:3 m1:3:1 m2:8:8 m3:16:16
struct __attribute__((packed)) __attribute__((aligned(2))) T97 { unsigned char : 0; char m1 : 4; unsigned char : 6; float m3; int m4[3]; long m5 : 23; short : 0; unsigned char m7 : 3; float m8; };
// T97 28 2 m1:0:4 m3:16:32 m4:48:96 m5:144:23 m7:176:3 m8:184:32
struct T98 { unsigned short m0; short m1; };
// T98 4 2 m0:0:16 m1:16:16
struct T99 { struct{char a;short b;} m0; unsigned short m1; unsigned short m2 : 10; long long m3 : 5; long long m4 : 14; char m5; signed char m6 : 6; };
// T99 16 8 m0:0:32 m1:32:16 m2:48:10 m3:58:5 m4:64:14 m5:80:8 m6:88:6
struct __attribute__((packed)) T100 { char : 0; unsigned m1 : 25; long long m2 : 29; unsigned short : 0; };
// T100 8 1 m1:0:25 m2:25:29
struct T101 { unsigned long m0 : 12; char m1 : 3; short m2 : 14 __attribute__((aligned(4))); unsigned short m3 : 10; long : 47; _Bool m5 : 1 __attribute__((packed)); };
// T101 16 8 m0:0:12 m1:12:3 m2:32:14 m3:48:10 m5:111:1
struct __attribute__((packed)) T102 { int m0; _Bool m1 : 1; char m2 : 8; unsigned char m3 : 2; long long m4 : 8; };
// T102 7 1 m0:0:32 m1:32:1 m2:33:8 m3:41:2 m4:43:8
struct __attribute__((aligned(1))) T103 { short m0 : 3; unsigned long m1 : 19 __attribute__((aligned(16))); unsigned char m2 : 4; unsigned : 10; long double m4; unsigned short m5 : 1; unsigned m6; long long m7 : 13; unsigned char m8; };
// T103 64 16 m0:0:3 m1:128:19 m2:147:4 m4:256:128 m5:384:1 m6:416:32 m7:448:13 m8:464:8
struct __attribute__((aligned(1))) T104 { char : 7; char m1 : 6; unsigned short m2 : 1 __attribute__((packed)); long m3 : 13; long m4; };
// T104 16 8 m1:8:6 m2:14:1 m3:15:13 m4:64:64
struct __attribute__((aligned(1))) T105 { long m0 : 48; unsigned char m1; };
// T105 8 8 m0:0:48 m1:48:8
union T106 { __int128 m0 __attribute__((packed)); unsigned short m1; long long m2; short m3 : 15; int m4 : 17; int m5; short m6 : 8; char m7 : 1; char m8 : 5; };
// T106 16 8 m0:0:128 m1:0:16 m2:0:64 m3:0:15 m4:0:17 m5:0:32 m6:0:8 m7:0:1 m8:0:5
union __attribute__((aligned(16))) T107 { unsigned short : 10; signed char : 0; _Bool m2; signed char m3 : 6; signed char m4; };
// T107 16 16 m2:0:8 m3:0:6 m4:0:8
union __attribute__((aligned(16))) T108 { char m0 : 7; _Bool m1 : 1; char m2 : 4; _Bool m3 : 1; unsigned long : 13; };
// T108 16 16 m0:0:7 m1:0:1 m2:0:4 m3:0:1
struct __attribute__((packed)) T109 { short m0; unsigned short m1 : 11; signed char m2 : 2; _Bool m3 : 1; short m4 : 15; signed char m5 : 3; short m6 : 6 __attribute__((packed)); signed char : 7; unsigned : 0; };
// T109 8 1 m0:0:16 m1:16:11 m2:27:2 m3:29:1 m4:30:15 m5:45:3 m6:48:6
struct __attribute__((packed)) T110 { float m0; };
// T110 4 1 m0:0:32
union __attribute__((packed)) T111 { unsigned m0 : 20; unsigned short m1 : 11; long m2 : 25; char m3 : 3; };
// T111 4 1 m0:0:20 m1:0:11 m2:0:25 m3:0:3
struct __attribute__((aligned(8))) T112 { char m0 : 5; double m1; unsigned m2 : 8 __attribute__((aligned(1))); _Bool m3 : 1; long long m4 : 18; long long : 0; short m6 : 7; unsigned long m7 : 27; char m8 : 2; };
// T112 32 8 m0:0:5 m1:64:64 m2:128:8 m3:136:1 m4:137:18 m6:192:7 m7:199:27 m8:226:2
struct T113 { signed char m0 __attribute__((packed)); unsigned short m1 : 4; };
// T113 2 2 m0:0:8 m1:8:4
struct T114 { char* m0; struct{char a;short b;} m1 __attribute__((aligned(2))); unsigned short m2 : 3; unsigned m3 : 18; unsigned m4; char m5 : 3; };
// T114 24 8 m0:0:64 m1:64:32 m2:96:3 m3:99:18 m4:128:32 m5:160:3
struct __attribute__((aligned(8))) T115 { int m0; int m1[3]; long : 0; _Bool m3 : 1; long long m4; short m5 : 13; long long : 0; long m7 : 10; };
// T115 48 8 m0:0:32 m1:32:96 m3:128:1 m4:192:64 m5:256:13 m7:320:10
struct T116 { unsigned m0 : 6; long m1 : 16; unsigned m2 __attribute__((aligned(8))); long long m3 : 39; long m4; };
// T116 32 8 m0:0:6 m1:6:16 m2:64:32 m3:128:39 m4:192:64
struct T117 { unsigned long m0; char* m1; unsigned char m2; unsigned char m3 : 7; };
// T117 24 8 m0:0:64 m1:64:64 m2:128:8 m3:136:7
struct T118 { short m0 : 4; char* m1 __attribute__((packed)); long long m2; char m3 : 7; };
// T118 32 8 m0:0:4 m1:8:64 m2:128:64 m3:192:7
struct __attribute__((aligned(4))) T119 { signed char m0 : 6; short m1 : 11; unsigned m2; };
// T119 8 4 m0:0:6 m1:16:11 m2:32:32
