missing.c:8:14: reached once
  shared.l = 0
  shared.d = 0.0
  shared.s = 0
missing.c:9:9: reached once
  s.a: no value
  s.b: no value
  s.c: no value
  s.d: no value
  shared.l = 0
  shared.d = 0.0
  shared.s = 0
missing.c:9:12: reached once
  s.a: no value
  s.b: no value
  s.c: no value
  s.d: no value
  x: no value
  shared.l = 0
  shared.d = 0.0
  shared.s = 0
missing.c:10:13: reached once
  s.a: no value
  s.b: no value
  s.c: no value
  s.d: no value
  x: no value
  i: no value
  shared.l = 0
  shared.d = 0.0
  shared.s = 0
missing.c:11:10: reached once
  s.a: no value
  s.b: no value
  s.c: no value
  s.d: no value
  x: no value
  i: no value
  u.l: no value
  u.d: no value
  u.s: no value
  shared.l = 0
  shared.d = 0.0
  shared.s = 0
missing.c:11:18: reached once
  s.a: no value
  s.b: no value
  s.c: no value
  s.d: no value
  x: no value
  i: no value
  u.l: no value
  u.d: no value
  u.s: no value
  p = null
  shared.l = 0
  shared.d = 0.0
  shared.s = 0
missing.c:12:5: reached once
  s.a: no value
  s.b: no value
  s.c: no value
  s.d: no value
  x: no value
  i: no value
  u.l: no value
  u.d: no value
  u.s: no value
  p = null
  gone = null
  shared.l = 0
  shared.d = 0.0
  shared.s = 0
missing.c:14:5: reached 3 times
  s.a = 12, or no value
  s.b = 0, -1, or no value
  s.c: no value
  s.d: no value
  x = 12, or no value
  i = 0, 1, 2
  u.l = 41, or no value
  u.d: no value
  u.s: no value
  p = null, or no value
  gone = null, or no value
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:15:5: reached 3 times
  s.a = 12, or no value
  s.b = 0, -1, -2
  s.c: no value
  s.d: no value
  x = 12, or no value
  i = 0, 1, 2
  u.l = 41, or no value
  u.d: no value
  u.s: no value
  p = null, or no value
  gone = null, or no value
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:16:9: reached 2 times
  s.a = 12, or no value
  s.b = -1, -2
  s.c: no value
  s.d: no value
  x = 12, or no value
  i = 1, 2
  u.l = 41, or no value
  u.d: no value
  u.s: no value
  p: no value
  gone: no value
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:17:9: reached 2 times
  s.a = 12, or no value
  s.b = -1, -2
  s.c: no value
  s.d: no value
  x = 12
  i = 1, 2
  u.l = 41, or no value
  u.d: no value
  u.s: no value
  p: no value
  gone: no value
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:18:9: reached 2 times
  s.a = 12
  s.b = -1, -2
  s.c: no value
  s.d: no value
  x = 12
  i = 1, 2
  u.l = 41, or no value
  u.d: no value
  u.s: no value
  p: no value
  gone: no value
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:19:9: reached 2 times
  s.a = 12
  s.b = -1, -2
  s.c: no value
  s.d: no value
  x = 12
  i = 1, 2
  u.l = 41, 42
  u.d: no value
  u.s: no value
  p: no value
  gone: no value
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:22:13: reached 3 times
  s.a = 12, or no value
  s.b = 0, -1, -2
  s.c: no value
  s.d: no value
  x = 12, or no value
  i = 0, 1, 2
  u.l = 41, 42, or no value
  u.d: no value
  u.s: no value
  p = null, or no value
  gone = null, or no value
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:23:9: reached 3 times
  s.a = 12, or no value
  s.b = 0, -1, -2
  s.c: no value
  s.d: no value
  x = 12, or no value
  i = 0, 1, 2
  u.l = 41, 42, or no value
  u.d: no value
  u.s: no value
  p = null, or no value
  gone = null, or no value
  inner = 0, 1, 2
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:24:9: reached 3 times
  s.a = 12, or no value
  s.b = 0, -1, -2
  s.c: no value
  s.d: no value
  x = 12, or no value
  i = 0, 1, 2
  u.l = 41, 42, or no value
  u.d: no value
  u.s: no value
  p = &inner
  gone = null, or no value
  inner = 0, 1, 2
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:25:9: reached 3 times
  s.a = 12, or no value
  s.b = 0, -1, -2
  s.c: no value
  s.d: no value
  x = 12, or no value
  i = 0, 1, 2
  u.l = 41, 42, or no value
  u.d: no value
  u.s: no value
  p = &inner
  gone = &inner
  inner = 0, 1, 2
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:27:5: reached 3 times
  s.a = 12, or no value
  s.b = 0, -1, -2
  s.c: no value
  s.d: no value
  x = 12, or no value
  i = 0, 1, 2
  u.l = 41, 42, or no value
  u.d: no value
  u.s: no value
  p: no value
  gone: no value
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:28:5: reached 3 times
  s.a = 12, or no value
  s.b = 0, -1, -2
  s.c: no value
  s.d: no value
  x = 12, or no value
  i = 1, 2, 3
  u.l = 41, 42, or no value
  u.d: no value
  u.s: no value
  p: no value
  gone: no value
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:29:9: reached 2 times
  s.a = 12, or no value
  s.b = 0, -1
  s.c: no value
  s.d: no value
  x = 12, or no value
  i = 1, 2
  u.l = 41, or no value
  u.d: no value
  u.s: no value
  p: no value
  gone: no value
  shared.l = 0, or no value
  shared.d = 0.0, 0.5
  shared.s = 0, or no value
missing.c:30:5: reached once
  s.a = 12
  s.b = -2
  s.c: no value
  s.d: no value
  x = 12
  i = 3
  u.l = 42
  u.d: no value
  u.s: no value
  p: no value
  gone: no value
  shared.l: no value
  shared.d = 0.5
  shared.s: no value
missing.c:31:5: reached once
  s.a = 12
  s.b = -2
  s.c: no value
  s.d: no value
  x = 12
  i = 3
  u.l = 42
  u.d: no value
  u.s: no value
  p = &x
  gone = &x
  shared.l: no value
  shared.d = 0.5
  shared.s: no value
missing.c:32:5: reached once
  s.a = 12
  s.b = -2
  s.c: no value
  s.d = 12.0
  x = 12
  i = 3
  u.l = 42
  u.d: no value
  u.s: no value
  p = &x
  gone = &x
  shared.l: no value
  shared.d = 0.5
  shared.s: no value
missing.c:33:5: reached once
  s.a = 12
  s.b = -2
  s.c: no value
  s.d = 12.0
  x = 12
  i = 3
  u.l = 42
  u.d: no value
  u.s: no value
  p = &x
  gone = &x
  shared.l: no value
  shared.d: no value
  shared.s = -1
