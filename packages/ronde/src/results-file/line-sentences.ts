import { type Dictionary, isTour, roundNoun, type Spoken, spoken } from '@ronde/language';

/** What is said of a line of results. */
export interface LineSentences {
  readonly exempt: string;
  readonly draw: string;
  table(found: number, expected: number): string;
  unknown(found: string, near: readonly string[]): string;
  several(found: string, all: readonly string[]): string;
  apart(one: string, other: string | null, opponent: string | null): string;
  notDrawn(name: string): string;
  noRound(found: number, most: number): string;
  repeated(above: number): string;
  contradicts(line: number, here: string, there: string): string;
  playsTwice(name: string, above: number): string;
  tooEarly(found: number, next: number): string;
  rareScore(a: number, b: number): string;
  oddSum(a: number, b: number): string;
  nearName(found: string, name: string): string;
  starter(found: string, drawn: string): string;
  notScore(found: string): string;
}

/** In L’Art de la Guerre a round is a « tour », a table a « terrain ». */
const inFrench: Spoken<LineSentences> = (format) => {
  const noun = roundNoun(format);
  return {
    exempt: 'exempt',
    draw: 'nul',
    table: (found, expected) =>
      isTour(format)
        ? `Le fichier dit terrain ${found}\u202f; leur terrain est le ${expected}.`
        : `Le fichier dit table ${found}\u202f; leur table est la ${expected}.`,
    unknown: (found, near) =>
      `«\u00a0${found}\u00a0» n’est pas dans ce tournoi.${near.length > 0 ? ` Peut-être\u00a0: ${near.join(', ')}.` : ''}`,
    several: (found, all) => `«\u00a0${found}\u00a0» peut être ${all.join(' ou ')}\u00a0: écrivez la licence.`,
    apart: (one, other, opponent) =>
      opponent === null
        ? `${one} est exempt dans ${noun.this}.`
        : `${one} joue contre ${opponent} dans ${noun.this}${other === null ? '' : `, et non contre ${other}`}.`,
    notDrawn: (name) => `${name} ne joue pas dans ${noun.this}.`,
    noRound: (found, most) =>
      `${noun.The} ${found} n’existe pas\u00a0: ${most} apparié${noun.e}${most > 1 ? 's' : ''}.`,
    repeated: (above) => `La même ${isTour(format) ? 'partie' : 'table'} est déjà à la ligne ${above}.`,
    contradicts: (line, here, there) => `Ici ${here}, à la ligne ${line} ${there}\u00a0: gardez l’une des deux lignes.`,
    playsTwice: (name, above) => `${name} joue déjà à la ligne ${above}.`,
    tooEarly: (found, next) =>
      `${noun.The} ${found} vient trop tôt\u00a0: l${noun.e === 'e' ? 'a' : 'e'} prochain${noun.e} à reprendre est l${noun.e === 'e' ? 'a' : 'e'} ${next}.`,
    rareScore: (a, b) => `${a}–${b}\u00a0: score rare, à vérifier.`,
    oddSum: (a, b) => `${a} + ${b} = ${a + b}\u202f; une partie gagnée fait 110.`,
    nearName: (found, name) => `«\u00a0${found}\u00a0» est pris pour ${name}.`,
    starter: (found, drawn) => `Le fichier fait commencer ${found}\u202f; ici, c’est ${drawn}.`,
    notScore: (found) =>
      `«\u00a0${found}\u00a0» n’est pas un score\u00a0: un nombre est attendu, ou «\u00a0forfait\u00a0».`,
  };
};

const inEnglish: LineSentences = {
  exempt: 'bye',
  draw: 'draw',
  table: (found, expected) => `The file says table ${found}; theirs is table ${expected}.`,
  unknown: (found, near) =>
    `“${found}” is not in this tournament.${near.length > 0 ? ` Perhaps: ${near.join(', ')}.` : ''}`,
  several: (found, all) => `“${found}” may be ${all.join(' or ')}: write the licence.`,
  apart: (one, other, opponent) =>
    opponent === null
      ? `${one} has the bye in this round.`
      : `${one} plays ${opponent} in this round${other === null ? '' : `, not ${other}`}.`,
  notDrawn: (name) => `${name} does not play in this round.`,
  noRound: (found, most) => `There is no round ${found}: ${most} ${most === 1 ? 'has' : 'have'} been paired.`,
  repeated: (above) => `The same table is already on line ${above}.`,
  contradicts: (line, here, there) => `Here ${here}, on line ${line} ${there}: keep one of the two lines.`,
  playsTwice: (name, above) => `${name} already plays on line ${above}.`,
  tooEarly: (found, next) => `Round ${found} is too early: the next one to take is round ${next}.`,
  rareScore: (a, b) => `${a}–${b}: a rare score, to be checked.`,
  oddSum: (a, b) => `${a} + ${b} = ${a + b}; a decided game adds up to 110.`,
  nearName: (found, name) => `“${found}” is taken for ${name}.`,
  starter: (found, drawn) => `The file has ${found} begin; here it is ${drawn}.`,
  notScore: (found) => `“${found}” is not a score: a number is expected, or “forfeit”.`,
};

export const lineSentences: Dictionary<Spoken<LineSentences>> = { fr: spoken(inFrench), en: () => inEnglish };
