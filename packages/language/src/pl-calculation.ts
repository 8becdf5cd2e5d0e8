import type { PlLine } from '@ronde/engine';
import { plTerms } from './calculations.ts';
import type { Dictionary } from './dictionary.ts';
import type { Lang } from './lang.ts';
import { decimal, number, ordinal } from './numbers.ts';

/** A PL, term by term: for whoever opens a figure of a federation. */
export interface PlExplained {
  /** « 7ᵉ sur 18 » */
  readonly place: (line: PlStep, event: Pick<PlEventFigures, 'players'>) => string;
  /** « PE 12 : 18 − 7 + 1. » */
  readonly experience: (line: PlStep, event: Pick<PlEventFigures, 'approved' | 'players'>) => string;
  /** « B 10 : un cinquième de M, qui vaut 50. », « B : pour les quatre premiers seulement. » */
  readonly bonus: (line: PlStep, event: Pick<PlEventFigures, 'approved' | 'value'>) => string;
  /** « PJ : ⅔ × (2741 − 1803) = 625, limité à 232. » */
  readonly game: (line: PlStep) => string;
  /** « Cᵢ = 2741 : N’DIAYE, 3ᵉ cote du départ. » `name`: whose it was. */
  readonly stood: (line: PlStep, name: string) => string;
  /** « PJmax = 400 − 25 × (5 − 1) − 5 × (14 − 5) − (100 − 10) ÷ 2 = 210. » */
  readonly bounds: (event: PlEventFigures) => string;
}

/** What one event gave one player. */
type PlStep = Omit<PlLine, 'player' | 'zero' | 'stood'> & { readonly stood: { readonly rating: number } };

/** What all lines of an event share (classement international, §4 and §7). */
export interface PlEventFigures {
  readonly approved: boolean;
  /** M. */
  readonly value: number;
  readonly players: number;
  readonly category: number;
  /** `classiqueBPercent`: the coefficient CT in hundredths; null: there is none. */
  readonly bounds: {
    readonly max: number;
    readonly min: number;
    readonly jokers: number;
    readonly games: number;
    readonly nbpMax: number;
    readonly classiqueBPercent: number | null;
  };
}

type Parts = Readonly<Record<number, string>>;

const frParts: Parts = { 1: 'M entier', 2: 'la moitié de M', 5: 'un cinquième de M', 10: 'un dixième de M' };

const fr: PlExplained = {
  place: ({ place }, { players }) => `${ordinal('fr', place)} sur ${players}`,
  experience: ({ pe, place }, { approved, players }) =>
    approved ? `PE ${pe}\u00a0: ${players} − ${place} + 1.` : 'Non homologué\u00a0: la cote ne change pas.',
  bonus: ({ b, share }, { approved, value }) =>
    share !== null
      ? `B ${decimal('fr', b)}\u00a0: ${frParts[share] ?? `M ÷ ${share}`}, qui vaut ${value}.`
      : approved
        ? 'B\u00a0: pour les quatre premiers seulement.'
        : 'B 0.',
  game: (line) => `PJ\u00a0: ${plTerms(line).rule} = ${number(line.uncapped)}${limited(line, 'limité à')}.`,
  stood: ({ stood, place }, name) => `Cᵢ = ${stood.rating}\u00a0: ${name}, ${ordinal('fr', place)} cote du départ.`,
  bounds: (event) => boundsIn('fr', event),
};

const enParts: Parts = { 1: 'the whole of M', 2: 'half of M', 5: 'a fifth of M', 10: 'a tenth of M' };

const en: PlExplained = {
  place: ({ place }, { players }) => `${ordinal('en', place)} of ${players}`,
  experience: ({ pe, place }, { approved, players }) =>
    approved ? `PE ${pe}: ${players} − ${place} + 1.` : 'Not a rated tournament: the rating does not change.',
  bonus: ({ b, share }, { approved, value }) =>
    share !== null
      ? `B ${decimal('en', b)}: ${enParts[share] ?? `M ÷ ${share}`}, which is ${value}.`
      : approved
        ? 'B: for the first four only.'
        : 'B 0.',
  game: (line) => `PJ: ${plTerms(line).rule} = ${number(line.uncapped)}${limited(line, 'capped at')}.`,
  stood: ({ stood, place }, name) => `Cᵢ = ${stood.rating}: ${name}, ${ordinal('en', place)} rating at the start.`,
  bounds: (event) => boundsIn('en', event),
};

const limited = ({ limit, pj }: PlStep, to: string): string => (limit === null ? '' : `, ${to} ${number(pj)}`);

const boundsIn = (lang: Lang, event: PlEventFigures): string =>
  `PJmax = ${pjMaxSum(lang, event)}. PJmin = −PJmax ÷ 2 = ${decimal(lang, event.bounds.min)}.`;

function pjMaxSum(lang: Lang, { category, players, bounds }: PlEventFigures): string {
  const { games, nbpMax, jokers, classiqueBPercent, max } = bounds;
  const share = decimal(lang, (100 * jokers) / Math.max(1, players));
  const missing = games < nbpMax ? ` − 5 × (${nbpMax} − ${games})` : '';
  const sum = `400 − 25 × (5 − ${category})${missing} − (100 − ${share}) ÷ 2`;
  const whole = classiqueBPercent === null ? sum : `${decimal(lang, classiqueBPercent / 100)} × (${sum})`;
  return `${whole} = ${decimal(lang, max)}`;
}

export const plExplained: Dictionary<PlExplained> = { fr, en };
