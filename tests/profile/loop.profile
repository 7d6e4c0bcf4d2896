loop.c:5:9: reached once
loop.c:5:18: reached once
  sum = 0
loop.c:6:5: reached once
  sum = 0
  limit = 10
loop.c:7:9: reached 10 times
  sum = 0, 1, 3, 6, 10, 15, 21, 28, … from 0 to 36, bits …0xxxxxx
  limit = 10
  i = 0, 1, 2, 3, 4, 5, 6, 7, … from 0 to 9, bits …0xxxx
loop.c:8:5: reached once
  sum = 45
  limit = 10
loop.c:9:9: never reached
loop.c:10:5: reached once
  sum = 45
  limit = 10
loop.c:11:5: reached once
  sum = 45
  limit = 10
