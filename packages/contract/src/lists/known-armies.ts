import type { Army } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import { mostNearArmies } from './columns.ts';
import { slipsBetween } from './slips.ts';

// Lists of the wargame that are known here: edition, number and a name, French where one is known. Partial, and without
// dates: another number with its name may be typed. A list whose edition nobody says is not here. Behind bars: other
// names by which it is read.
const catalogue = `
V4 39 Alexandrian Macedonian|Macédoniens d'Alexandre
V4 40 Alexander the Great|Alexandre le Grand
V4 46 Graeco-Bactrian & Graeco-Indian|Gréco-Bactriens et Gréco-Indiens
V4 54 Anciens Carthaginois|Early Carthaginian|Ancient Carthaginian
V4 55 Carthaginois|Carthaginian
V4 56 Numides|Numidian|Numidians
V4 59 Meroitic Kushite|Koushites de Méroé
V4 60 Classical Greek|Grecs classiques
V4 74 Aramaean|Araméens
V4 75 Early Arab|Anciens Arabes
V4 76 Scythian|Scythes
V4 79 Classical Indian|Indiens classiques
V4 81 Qiang & Di|Qiang et Di
V4 83 Romains du Triumvirat|Triumvirate Roman
V4 85 Romains Haut Empire|Early Imperial Roman
V4 86 Romains Moyen Empire|Middle Imperial Roman
V4 87 Romains Bas Empire|Late Imperial Roman
V4 88 Romains Patriciens|Patrician Roman
V4 89 Gaulois|Gallic|Gauls
V4 90 Anciens Espagnols|Ancient Spanish
V4 93 Wisigoths|Visigoth|Visigoths
V4 94 Vandales|Vandal|Vandals
V4 95 Ostrogoths|Ostrogoth|Ostrogoths
V4 96 Taïfales
V4 97 Francs, Alamans, Burgondes et Suèves|Franks, Alamanni, Burgundi & Suebi
V4 98 Anciens Bretons|Ancient Britons|Ancient British
V4 99 Calédoniens, Scots irlandais et Pictes|Caledonians, Scots & Picts
V4 100 Saxons, Angles et Frisons|Saxons, Angles & Frisians
V4 102 Parthian|Parthes
V4 107 Kushan|Kouchans|Kushans
V4 108 Alains|Alan|Alans
V4 109 Sassanid Persian|Perses sassanides|Sassanides
V4 110 Huns|Hun
V4 113 Maures|Moors|Moorish
V4 115 Xiongnu|Xiongnou
V4 116 Han Chinese|Chinois Han
V4 131 Arabes omeyyades|Umayyad Arab
V4 132 Arabes en Afrique du Nord
V4 133 Arabes andalous
V4 141 Wisigoths en Espagne|Visigoths in Spain
V4 142 Vandales en Afrique|Vandals in Africa
V4 145 Scots et Irlandais tardifs
V4 146 Bretons post-romains
V4 147 Pictes tardifs
V4 148 Francs mérovingiens|Merovingian Franks|Merovingian Frankish
V4 149 Bretons d'Armorique
V4 150 Gallois (Ages sombres)|Welsh (Dark Ages)
V4 151 Anglo-Saxons|Anglo-Saxon
V4 152 Asturies
V4 153 Francs carolingiens|Carolingian Franks|Carolingian Frankish
V4 154 Francs tardifs|Late Franks
V4 155 Vikings et Leidangs|Vikings & Leidang|Viking
V4 156 Irlandais|Irish
V4 157 Écossais|Scots|Scottish
V4 179 Normands|Normans|Norman
V4 185 Gallois (féodal)|Welsh (Feudal)
V4 187 Écossais des îles
V3 22 Syria, Canaan & Ugarit
V3 42 Seleucid|Séleucides
V3 81 Ch'iang Ti
V3 82 Romains Triumvirat|Triumvirate Roman
V3 141 Central Asian Turks
V3 174 Anglo-Normans|Anglo-Normands
V3 192 Dynastic Kurdish
V3 208 Prussian & Estonian
V3 253 Mamluk|Mamelouks
`;

/** The edition that is played: of an army that does not say another one. */
export const playedEdition = 'V4';

interface Named {
  readonly army: Army;
  /** By each of its names. */
  readonly keys: readonly string[];
}

/** Those of the played edition first. */
export const namedArmies: readonly Named[] = catalogue
  .trim()
  .split('\n')
  .map((line) => {
    const [edition = '', number = '', ...words] = line.split(' ');
    const names = words.join(' ').split('|');
    return { army: { edition, number: Number(number), name: names[0] ?? '' }, keys: names.map(frenchKey) };
  });

export const knownArmies: readonly Army[] = namedArmies.map(({ army }) => army);

/** Where one word alone is theirs, more of them may be meant. */
const mostOfOneWord = 5;
const alike = 0.6;

/** Known armies whose names are near to what was typed, or that have its number; the nearest first. */
export function nearArmies(typed: string): readonly Army[] {
  const number = Number(/\d{1,4}/u.exec(typed)?.[0] ?? Number.NaN);
  const words = wordsOf(frenchKey(typed));
  const found = namedArmies.map(({ army, keys }) => {
    const likeness = Math.max(...keys.map((key) => likenessOf(words, wordsOf(key))));
    return { army, likeness: army.number === number ? Math.max(likeness, alike) : likeness };
  });
  const near = found.filter(({ likeness }) => likeness >= alike).toSorted((a, b) => b.likeness - a.likeness);
  return near.slice(0, mostNearArmies).map(({ army }) => army);
}

/** The same; where none is near, those that share a word with it: « Romains tardifs ». */
export function nearestArmies(typed: string): readonly Army[] {
  const near = nearArmies(typed);
  if (near.length > 0) return near;
  const words = wordsOf(frenchKey(typed)).filter((word) => word.length > 3 && !ofMany.has(word));
  const sharing = namedArmies.filter(({ keys }) =>
    keys.some((key) => wordsOf(key).some((word) => !ofMany.has(word) && words.some((one) => isLike(one, word)))),
  );
  return sharing.slice(0, mostOfOneWord).map(({ army }) => army);
}

/** Words of many armies, of which none is told by them. */
const ofMany = new Set(
  'anciens|ancienne|ancient|early|late|later|tardif|tardifs|tardive|classique|classiques|classical|empire|imperial|haut|bas|moyen|middle|grand|great|post|central|dark|ages|feodal|feudal|nord|iles'.split(
    '|',
  ),
);

const joining = new Set('de|du|des|d|la|le|les|l|et|en|of|the|and|in'.split('|'));

const wordsOf = (key: string): readonly string[] =>
  key.split(/[^a-z]+/u).filter((word) => word !== '' && !joining.has(word));

/** Of the words of both, how many have another one that is like them. */
function likenessOf(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((one) => b.some((other) => isLike(one, other))).length;
  return a.length === 0 ? 0 : (2 * Math.min(shared, b.length)) / (a.length + b.length);
}

/** « Carthaginois » and « Carthaginian », « Visigoth » and « Wisigoths »: the same beginning, or one slip or two. */
function isLike(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  const begun = [...a].findIndex((letter, i) => letter !== b[i]);
  const same = begun === -1 ? a.length : begun;
  if (same >= 5 && same * 3 >= longest * 2) return true;
  return longest > 3 && slipsBetween(a, b) <= (longest > 7 ? 2 : 1);
}
