# Division A
Lefèvre, Zoé            1803 2 3 4; 451 380 402; board 1 2 1; class A; p12 1 2 1
Toussaint, Luc          1700 1 4 0; 407 399 50; board 1 1 0; p12 2 1 0

Périer, Ana             1650 4 1 0; 350 380 -50; board 2 2 0; off -50; p12 1 1 0
Kieffer, Jean-Marc         0 3 2 1; 501 400 377; board 2 1 1; p12 2 2 2
