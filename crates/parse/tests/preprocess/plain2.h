plain2
