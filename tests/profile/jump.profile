jump.c:7:5: reached 4 times
  n = 0, 1, 2, 3
  trace = 0, 1, 3, 5
jump.c:8:13: never reached
jump.c:10:9: reached once
  n = 0
  skipped: no value
  trace = 0
jump.c:13:9: reached 3 times
  n = 0, 1, 2
  skipped: no value
  trace = 1, 3
jump.c:14:9: reached 3 times
  n = 0, 1, 2
  skipped = 0, 1, 2
  trace = 1, 3
jump.c:15:9: reached 3 times
  n = 0, 1, 2
  skipped = 0, 1, 2
  trace = 1, 2, 5
jump.c:18:9: reached once
  n = 3
  skipped: no value
  trace = 5
jump.c:20:5: reached 3 times
  n = 0, 1, 2
  trace = 1, 2, 5
jump.c:25:5: reached 4 times
  n = 0, 1, 2, 3
  trace = 1, 2, 5
jump.c:26:9: reached once
  n = 0
  trace = 1
jump.c:27:10: reached 3 times
  n = 1, 2, 3
  trace = 2, 5
jump.c:28:9: reached once
  n = 1
  trace = 2
jump.c:29:10: reached 2 times
  n = 2, 3
  trace = 5
jump.c:30:9: reached 2 times
  n = 2, 3
  trace = 5
jump.c:31:17: reached 2 times
  n = 2, 3
  trace = 5
jump.c:32:13: reached 2 times
  n = 2, 3
  half = 1
  trace = 5
jump.c:34:5: reached once
  n = 1
  trace = 3
jump.c:39:9: reached 2 times
  n = 0, 1
  trace = 5, depends on what C leaves open
jump.c:40:5: reached 2 times
  n = 0, 1
  count = 0
  trace = 5, depends on what C leaves open
jump.c:41:9: reached once
  n = 1
  count = 0
  trace = 5
jump.c:43:13: reached once
  n = 0
  count = 0
  trace = 5, depends on what C leaves open
jump.c:45:9: reached 4 times
  n = 0, 1
  count = 0, 1
  fresh = 5, 0, 1, or no value
  trace = 5, depends on what C leaves open
jump.c:46:9: reached 4 times
  n = 0, 1
  count = 1, 2
  fresh = 5, 0, 1, or no value
  trace = 5, depends on what C leaves open
jump.c:47:9: reached 4 times
  n = 0, 1
  count = 1, 2
  fresh = 0, 1
  trace = 5, depends on what C leaves open
jump.c:48:13: reached 2 times
  n = 0, 1
  count = 1
  fresh = 0, 1
  trace = 5, depends on what C leaves open
jump.c:49:9: reached 2 times
  n = 0, 1
  count = 2
  fresh = 0, 1
  trace = 5, depends on what C leaves open
jump.c:51:5: reached 2 times
  n = 0, 1
  count = 2
  trace = 5, 4, depends on what C leaves open
jump.c:56:9: reached once
  trace = 0
jump.c:57:5: reached once
  sum = 0
  trace = 0
jump.c:58:9: reached 4 times
  sum = 0, 11, 13, 20
  i = 0, 1, 2, 3
  trace = 0, 1, 3, 5
jump.c:59:9: reached 4 times
  sum = 1, 13, 18, 19
  i = 0, 1, 2, 3
  trace = 1, 2, 5
jump.c:61:5: reached once
  sum = 21
  trace = 5
jump.c:62:13: reached once
  sum = 21
  trace = 5
jump.c:63:13: reached once
  sum = 21
  length = 4
  trace = 5
jump.c:64:9: reached once
  sum = 21
  length = 4
  trace = 5
jump.c:65:9: reached once
  sum = 21
  length = 4
  trace = 4
jump.c:67:5: reached once
  sum = 17
  trace = 4
