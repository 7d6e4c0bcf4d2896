int k; // refused: multiple definition of 'k'
