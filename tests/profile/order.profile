order.c:6:5: reached once
  set = 0
order.c:7:5: reached once
  set = 1
order.c:12:9: reached once
  set = 1, depends on what C leaves open
order.c:13:5: reached once
  one = 1
  set = 1, depends on what C leaves open
order.c:18:9: reached once
  set = 0
order.c:19:5: reached once
  sum = 2
  set = 1
