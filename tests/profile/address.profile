address.c:8:15: reached once
  cell = 0
address.c:9:9: reached once
  address = 4294967296, depends on what C leaves open
  cell = 0
address.c:10:9: reached once
  address = 4294967296, depends on what C leaves open
  aligned = 1
  cell = 0
address.c:11:5: reached once
  address = 4294967296, depends on what C leaves open
  aligned = 1
  seen = 1
  cell = 0
