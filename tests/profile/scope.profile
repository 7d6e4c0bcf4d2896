scope.c:8:16: reached 2 times
  hidden = 1, 2
  x = 1
scope.c:9:5: reached 2 times
  hidden = 1, 2
  count = 5, 13
  x = 1
scope.c:11:9: reached 2 times
  hidden = 1, 2
  count = 6, 15
  x = 1
scope.c:12:9: reached 2 times
  hidden = 1, 2
  count = 6, 15
scope.c:14:17: reached 2 times
  hidden = 1, 2
  count = 13, 22
scope.c:15:13: reached 2 times
  hidden = 1, 2
  count = 3
scope.c:18:5: reached 2 times
  hidden = 1, 2
  count = 13, 22
  x = 1
scope.c:25:17: reached once
  x = 1
  hidden = 2
  later = 4
scope.c:26:12: reached once
  x = 1
  later = 4
scope.c:27:5: reached once
  n = 1
  x = 1
  later = 4
scope.c:28:5: reached once
  n = 2
  x = 1
  later = 4
scope.c:29:9: reached 2 times
  n = 0, 1
  x = 1, 2
  later = 4
scope.c:30:5: reached once
  n = 2
  x = 3
  later = 4
