ab\
cd 12\
34 "str\
ing" /\
/ comment \
still comment
x+++++y a-->b a<::>c<%d%> ... .. . .5e+3 0x1p-2f 1..2 0xe+1 1.e2 a.b->c >>= <<= %:%: \
// done
'a' L'b' u'c' U'd' u8"e" u"f" U"g" L"h" u8'i' '\'' '"' "'" "\"" "\\"
$dollar a$b é \u00e9 na\u00efve
/**/a/* *//**/b//**/c
"tab	é" '	'
-=-=/=*=&&&&=|||=^=!==%=<=>=::
