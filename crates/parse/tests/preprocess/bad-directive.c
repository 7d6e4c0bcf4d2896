x
#foo
