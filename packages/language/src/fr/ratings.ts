import { never, type PlayerId, type PlLine, type PlRating } from '@ronde/engine';
import { type EloCalculation, eloSide, type PlTerms, plTerms } from '../calculations.ts';
import type { Names } from '../names.ts';
import { decimal, number, ordinal } from '../numbers.ts';
import type { Sentences } from '../sentences.ts';
import { roundNoun } from './nouns.ts';

/** « 1803 + 9 + 10 + 210 = 2032. PE 9 : 2ᵉ sur 10. B 10 : la moitié de M, qui vaut 20. PJ : ⅔ × (2250 − 1803) = 298, limité à 210. » */
export function pl(line: PlLine, rating: PlRating): string {
  const terms = plTerms(line);
  if (!rating.approved) return `${terms.before} : tournoi non homologué, la cote ne change pas.`;
  const pe = `PE ${line.pe} : ${ordinal('fr', line.place)} sur ${rating.players.length}.`;
  return `${terms.sum}. ${pe} ${bonus(line, rating.value)} ${game(line, terms)}`;
}

const parts: Readonly<Record<number, string>> = {
  1: 'M entier',
  2: 'la moitié de M',
  5: 'un cinquième de M',
  10: 'un dixième de M',
};

function bonus({ b, share }: PlLine, value: number): string {
  if (share === null) return 'B 0.';
  return `B ${String(b).replace('.', ',')} : ${parts[share] ?? `M ÷ ${share}`}, qui vaut ${value}.`;
}

function game({ uncapped, limit, pj }: PlLine, { rule }: PlTerms): string {
  const limited = limit === null ? '' : `, limité à ${number(pj)}`;
  return `PJ : ${rule} = ${number(uncapped)}${limited}.`;
}

/** « ODIN 1000 bat BRICE 1200 : attendu 0,285, gain 100 × (1 − 0,285) = 71,5 → 1071,5. » */
export function eloLine(step: EloCalculation, player: PlayerId, names: Names, k = 100): string {
  const side = eloSide(step, player);
  const figure = (n: number, digits: number): string => decimal('fr', n, digits);
  const expected = figure(side.expected, 3);
  const gain = `${k} × (${figure(side.score, 1)} − ${expected}) = ${figure(side.gain, 1)}`;
  return `${names.short(player)} ${figure(side.before, 1)} ${verb(side.score)} ${names.short(side.opponent)} ${figure(side.theirs, 1)} : attendu ${expected}, ${side.gain < 0 ? 'perte' : 'gain'} ${gain} → ${figure(side.after, 1)}.`;
}

function verb(score: 0 | 0.5 | 1): string {
  switch (score) {
    case 1:
      return 'bat';
    case 0.5:
      return 'fait nul avec';
    case 0:
      return 'perd contre';
    default:
      return never(score);
  }
}

/** « BERTHIER a déjà la 1ʳᵉ place des rondes. » or « LEFÈVRE peut finir les rondes entre la 2ᵉ et la 6ᵉ place. » */
export const possibleText: Sentences['possible'] = ({ player, best, worst }, names, { format, status, final }) => {
  // Until the closing a final may be planned, which decides the first places again.
  const rounds = status === 'open' && !final ? roundNoun(format).other : null;
  return best === worst
    ? `${names.short(player)} a déjà la ${ordinal('fr', best)} place${rounds ? ` des ${rounds}` : ''}.`
    : `${names.short(player)} peut finir${rounds ? ` les ${rounds}` : ''} entre la ${ordinal('fr', best)} et la ${ordinal('fr', worst)} place.`;
};
