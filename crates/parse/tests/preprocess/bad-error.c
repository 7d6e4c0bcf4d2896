#error this is "bad"
