import type { Army } from '@ronde/engine';

// Lists of the wargame that are known here: edition, number and a name, French where one is known. Partial, and without
// dates: another number with its name may be typed. A list whose edition nobody says is not here.
const known = `
V4 39 Alexandrian Macedonian
V4 40 Alexander the Great
V4 46 Graeco-Bactrian & Graeco-Indian
V4 54 Anciens Carthaginois
V4 55 Carthaginois
V4 56 Numides
V4 59 Meroitic Kushite
V4 60 Classical Greek
V4 74 Aramaean
V4 75 Early Arab
V4 76 Scythian
V4 79 Classical Indian
V4 81 Qiang & Di
V4 83 Romains du Triumvirat
V4 85 Romains Haut Empire
V4 86 Romains Moyen Empire
V4 87 Romains Bas Empire
V4 88 Romains Patriciens
V4 89 Gaulois
V4 90 Anciens Espagnols
V4 93 Wisigoths
V4 94 Vandales
V4 95 Ostrogoths
V4 96 Taïfales
V4 97 Francs, Alamans, Burgondes et Suèves
V4 98 Anciens Bretons
V4 99 Calédoniens, Scots irlandais et Pictes
V4 100 Saxons, Angles et Frisons
V4 102 Parthian
V4 107 Kushan
V4 108 Alains
V4 109 Sassanid Persian
V4 110 Huns
V4 113 Maures
V4 115 Xiongnu
V4 116 Han Chinese
V4 131 Arabes omeyyades
V4 132 Arabes en Afrique du Nord
V4 133 Arabes andalous
V4 141 Wisigoths en Espagne
V4 142 Vandales en Afrique
V4 145 Scots et Irlandais tardifs
V4 146 Bretons post-romains
V4 147 Pictes tardifs
V4 148 Francs mérovingiens
V4 149 Bretons d'Armorique
V4 150 Gallois (Ages sombres)
V4 151 Anglo-Saxons
V4 152 Asturies
V4 153 Francs carolingiens
V4 154 Francs tardifs
V4 155 Vikings et Leidangs
V4 156 Irlandais
V4 157 Écossais
V4 179 Normands
V4 185 Gallois (féodal)
V4 187 Écossais des îles
V3 22 Syria, Canaan & Ugarit
V3 42 Seleucid
V3 81 Ch'iang Ti
V3 82 Romains Triumvirat
V3 141 Central Asian Turks
V3 174 Anglo-Normans
V3 192 Dynastic Kurdish
V3 208 Prussian & Estonian
V3 253 Mamluk
`;

/** The edition that is played: of an army that does not say another one. */
export const playedEdition = 'V4';

/** Known armies, those of the played edition first. */
export const knownArmies: readonly Army[] = known
  .trim()
  .split('\n')
  .map((line) => {
    const [edition = '', number = '', ...name] = line.split(' ');
    return { edition, number: Number(number), name: name.join(' ') };
  });

/** « 54 Anciens Carthaginois », « 82 Romains Triumvirat (V3) »: as it is typed. */
export const armyLabel = ({ edition, number, name }: Pick<Army, 'edition' | 'number' | 'name'>): string =>
  edition === playedEdition || !/^V\d{1,2}$/.test(edition) ? `${number} ${name}` : `${number} ${name} (${edition})`;

/** Each as it is typed. */
export const armies: readonly string[] = knownArmies.map(armyLabel);
