import { never, type PlayerId, type PlLine, type PlRating } from '@ronde/engine';
import { type EloCalculation, eloSide, type PlTerms, plTerms } from '../calculations.ts';
import type { Names } from '../names.ts';
import { decimal, number, ordinal } from '../numbers.ts';
import type { Sentences } from '../sentences.ts';

/** “1803 + 9 + 10 + 210 = 2032. PE 9: 2nd of 10. B 10: half of M, which is 20. PJ: ⅔ × (2250 − 1803) = 298, capped at 210.” */
export function pl(line: PlLine, rating: PlRating): string {
  const terms = plTerms(line);
  if (!rating.approved) return `${terms.before}: not a rated tournament: the rating does not change.`;
  const pe = `PE ${line.pe}: ${ordinal('en', line.place)} of ${rating.players.length}.`;
  return `${terms.sum}. ${pe} ${bonus(line, rating.value)} ${game(line, terms)}`;
}

const parts: Readonly<Record<number, string>> = {
  1: 'all of M',
  2: 'half of M',
  5: 'a fifth of M',
  10: 'a tenth of M',
};

function bonus({ b, share }: PlLine, value: number): string {
  return share === null ? 'B 0.' : `B ${b}: ${parts[share] ?? `M ÷ ${share}`}, which is ${value}.`;
}

function game({ uncapped, limit, pj }: PlLine, { rule }: PlTerms): string {
  const limited = limit === null ? '' : `, capped at ${number(pj)}`;
  return `PJ: ${rule} = ${number(uncapped)}${limited}.`;
}

/** “ODIN 1000 beats BRICE 1200: expected 0.285, gain 100 × (1 − 0.285) = 71.5 → 1071.5.” */
export function eloLine(step: EloCalculation, player: PlayerId, names: Names, k = 100): string {
  const side = eloSide(step, player);
  const figure = (n: number, digits: number): string => decimal('en', n, digits);
  const expected = figure(side.expected, 3);
  const gain = `${k} × (${figure(side.score, 1)} − ${expected}) = ${figure(side.gain, 1)}`;
  return `${names.short(player)} ${figure(side.before, 1)} ${verb(side.score)} ${names.short(side.opponent)} ${figure(side.theirs, 1)}: expected ${expected}, ${side.gain < 0 ? 'loss' : 'gain'} ${gain} → ${figure(side.after, 1)}.`;
}

function verb(score: 0 | 0.5 | 1): string {
  switch (score) {
    case 1:
      return 'beats';
    case 0.5:
      return 'draws with';
    case 0:
      return 'loses to';
    default:
      return never(score);
  }
}

/** “BERTHIER is certain of 1st after the rounds.” or “LEFÈVRE can finish the rounds 2nd to 6th.” */
export const possibleText: Sentences['possible'] = ({ player, best, worst }, names, { status, final }) => {
  // Until the closing a final may be planned, which decides the first places again.
  const rounds = status === 'open' && !final;
  return best === worst
    ? `${names.short(player)} is certain of ${ordinal('en', best)}${rounds ? ' after the rounds' : ''}.`
    : `${names.short(player)} can finish ${rounds ? 'the rounds ' : ''}${ordinal('en', best)} to ${ordinal('en', worst)}.`;
};
