import type { Army } from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';

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
const playedEdition = 'V4';

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

const numbered = /^(\d{1,4})(?:[\s·.,:)-]+(.*\S))?$/u;
const year = /^[-−]?\d{1,4}$/u;

const longestName = 120;

const keyed = knownArmies.map((army) => ({ army, key: frenchKey(army.name) }));

/** An army as it was read. `assumed`: another edition may have been meant, and nothing said which. */
interface ArmyRead {
  readonly army: Army;
  readonly assumed: boolean;
}

/**
 * An army as typed or in a list: « 54 Anciens Carthaginois », « 82 Romains Triumvirat (V3) »; a number or a name alone
 * where the other is known for it. An army is its edition and its number: where none is said, it is that of the known
 * army of this number and name, else the one that is played. `was`: what stood there, whose edition stays while number
 * and name are the same. `column`: what a column of editions says. Null: it is no army.
 */
export function readArmyText(typed: string, was?: Army, column = ''): ArmyRead | null {
  const text = typed.trim();
  // Number and space stand before the name, the edition beside it.
  if (text.length > longestName + 20) return null;
  const { bare, edition, unsure } = editionApart(text);
  const beside = readEdition(column);
  const read = readBare(bare, edition ?? beside ?? undefined, was);
  const unread = beside === null && column.trim() !== '';
  const against = edition !== null && beside !== null && edition !== beside;
  return read && (unsure || unread || against) ? { ...read, assumed: true } : read;
}

function readBare(bare: string, edition: string | undefined, was: Army | undefined): ArmyRead | null {
  const [, digits, name] = numbered.exec(bare) ?? [];
  const number = digits === undefined ? undefined : Number(digits);
  const numberAlone = number !== undefined && name === undefined;
  const key = frenchKey(name ?? bare);
  const alike = keyed
    .filter((one) => number === undefined || one.army.number === number)
    .filter((one) => numberAlone || one.key === key)
    .map(({ army }) => army)
    .filter((one) => edition === undefined || one.edition === edition);
  if (number !== undefined && name !== undefined) return named({ number, name, edition }, alike, was);
  // A number alone is of the edition that is played; a name of whatever edition has it.
  const played = alike.filter((one) => one.edition === (edition ?? playedEdition));
  const [only, ...more] = played.length > 0 || number !== undefined ? played : alike;
  if (only === undefined || more.length > 0) return null;
  return { army: only, assumed: edition === undefined && (alike.length > 1 || only.edition !== playedEdition) };
}

interface Written {
  readonly number: number;
  readonly name: string;
  readonly edition: string | undefined;
}

function named({ number, name, edition }: Written, alike: readonly Army[], was: Army | undefined): ArmyRead | null {
  if (name.length > longestName) return null;
  if (edition !== undefined) return { army: { edition, number, name }, assumed: false };
  const same = was?.number === number && frenchKey(was.name) === frenchKey(name);
  if (was && same) return { army: { edition: was.edition, number, name }, assumed: false };
  const [first] = alike;
  return { army: { edition: first?.edition ?? playedEdition, number, name }, assumed: alike.length > 1 };
}

/** The same, of which only the army is wanted. */
export const armyNamed = (typed: string, was?: Army): Army | null => readArmyText(typed, was)?.army ?? null;

/** A year, before our era with either minus: −336. Null: it is none. */
export function readYear(typed: string): number | null {
  const text = typed.trim();
  return year.test(text) ? Number(text.replace('−', '-')) : null;
}

/** The total of an army list: 1 to 99; null for anything else, undefined for nothing. */
export function readCohesion(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^[1-9]\d?$/.test(text) ? Number(text) : null;
}

const ordinal = String.raw`\d{1,2}\s?(?:e|[eè]me|re|st|nd|rd|th)`;
const version = String.raw`(?:v|version\s?)\s?\.?\s?\d{1,2}`;
const announced = String.raw`${version}|${ordinal}\s[eé]d[\p{L}.]*|[eé]d[\p{L}.]*\s\d{1,2}`;

const before = new RegExp(String.raw`^[[(]?\s*(${version})\s*[\])]?[\s·.,:-]+(.*\S)$`, 'iu');
const bracketed = new RegExp(String.raw`^(.*\S)\s*[[(]\s*(${announced}|${ordinal})\s*[\])]$`, 'iu');
const behind = new RegExp(String.raw`^(.*[^\s·.,:-])[\s·.,:-]+(${announced})$`, 'iu');
/** Behind a number alone, which has no name that this could belong to: « 82 3e », « 82 3 ». */
const besideNumber = new RegExp(String.raw`^(\d{1,4})[\s·.,:-]+(${ordinal}|\d{1,2})$`, 'iu');
const whole = new RegExp(String.raw`^(?:${announced}|${ordinal}|\d{1,2})$`, 'iu');

/** An edition as people write it, « V3 », « 3 », « 3e édition »: V3. Null: it is none. */
export function readEdition(text: string): string | null {
  const trimmed = text.trim();
  return whole.test(trimmed) ? `V${Number(trimmed.replace(/\D/gu, ''))}` : null;
}

/** The text of an army without its edition. `unsure`: a number that can be one, and nothing says that it is. */
function editionApart(text: string): {
  readonly bare: string;
  readonly edition: string | null;
  readonly unsure: boolean;
} {
  const [, second = '', first] = before.exec(text) ?? [];
  const [, bare = text, edition = ''] =
    first === undefined
      ? (besideNumber.exec(text) ?? bracketed.exec(text) ?? behind.exec(text) ?? [])
      : [text, first, second];
  return { bare, edition: readEdition(edition), unsure: /^\d+$/.test(edition) };
}
