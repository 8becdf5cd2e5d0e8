// Lists of the wargame that are known here: their number and a name, French where one is known. Partial: another
// number with its name may be typed.
const known = `
1 Sumer and Akkad
2 Sumerian Successor
3 Amorite Highlanders
4 Elamite
5 Old Assyrian and Babylonian
10 Old and Middle Kingdom Egyptian
22 Syria, Canaan & Ugarit
39 Alexandrian Macedonian
40 Alexander the Great
42 Seleucid
46 Graeco-Bactrian & Graeco-Indian
54 Anciens Carthaginois
55 Carthaginois
56 Numides
59 Meroitic Kushite
60 Classical Greek
74 Aramaean
75 Early Arab
76 Scythian
79 Classical Indian
81 Ch'iang Ti
81 Qiang & Di
82 Romains Triumvirat
83 Romains du Triumvirat
85 Romains Haut Empire
86 Romains Moyen Empire
87 Romains Bas Empire
88 Romains Patriciens
89 Gaulois
90 Anciens Espagnols
93 Wisigoths
94 Vandales
95 Ostrogoths
96 Taïfales
97 Francs, Alamans, Burgondes et Suèves
98 Anciens Bretons
99 Calédoniens, Scots irlandais et Pictes
100 Saxons, Angles et Frisons
102 Parthian
107 Kushan
108 Alains
109 Sassanid Persian
110 Huns
113 Maures
115 Xiongnu
116 Han Chinese
131 Arabes omeyyades
132 Arabes en Afrique du Nord
133 Arabes andalous
141 Central Asian Turks
141 Wisigoths en Espagne
142 Vandales en Afrique
145 Scots et Irlandais tardifs
146 Bretons post-romains
147 Pictes tardifs
148 Francs mérovingiens
149 Bretons d'Armorique
150 Gallois (Ages sombres)
151 Anglo-Saxons
152 Asturies
153 Francs carolingiens
154 Francs tardifs
155 Vikings et Leidangs
156 Irlandais
157 Écossais
174 Anglo-Normans
179 Normands
185 Gallois (féodal)
187 Écossais des îles
192 Dynastic Kurdish
208 Prussian & Estonian
242 Hussites
253 Mamluk
`;

/** « 54 Anciens Carthaginois », in the order of numbers. */
export const armies: readonly string[] = known.trim().split('\n');
