import type { PhaseSuggestion } from '@ronde/engine';
import type { Spoken } from '../dictionary.ts';
import type { TableMark } from '../marks.ts';
import { capital, counted, list } from '../numbers.ts';
import { type PhaseLengths, poolGroups } from '../pool-numbers.ts';
import type { Sentence, Sentences } from '../sentences.ts';
import { echo, missing, missingScore, nextAct, secondLook } from './entry.ts';
import { nouns } from './nouns.ts';
import { malus, oddSum } from './points-echo.ts';
import { eloLine, pl, possibleText } from './ratings.ts';
import { tie } from './ties.ts';
import { presence, ui } from './ui.ts';

const rounds = (n: number): string => counted('en', n, nouns.round);

/** One way out: “5 pool rounds: 2 pools of 8 and 1 of 6”, then what becomes of the other phases. */
function phases(to: PhaseSuggestion, from: PhaseLengths): Sentence {
  const groups = poolGroups(to.pools).map(
    ({ size, count }, i) => `${count} ${i > 0 ? '' : count === 1 ? 'pool ' : 'pools '}of ${size}`,
  );
  const all = to.phase1 + to.phase2 + to.phase3;
  const kept = all === from.phase1 + from.phase2 + from.phase3 ? 'Still' : 'Now';
  const changes = [changed(2, from.phase2, to.phase2), changed(3, from.phase3, to.phase3)];
  return {
    what: `${to.phase1} pool rounds: ${list('en', groups)}`,
    why: `${capital(changes.join(', '))}. ${kept} ${rounds(all)} in all.`,
  };
}

function changed(phase: 2 | 3, from: number, to: number): string {
  if (to === from) return `phase ${phase} unchanged`;
  if (to === 0) return `no phase ${phase}`;
  return `phase ${phase} ${to > from ? 'raised' : 'cut'} to ${rounds(to)}`;
}

/** The numbers of players that would do: “7 pool rounds with 20, 23 or 24 players”. */
function playersThatDo(phase1: number, numbers: readonly number[]): string {
  return `${phase1} pool rounds with ${list('en', numbers.map(String)).replace(' and ', ' or ')} players`;
}

const sentences: Sentences = {
  lang: 'en',
  ui,
  phases,
  playersThatDo,
  mark: (mark) => marks[mark],
  tie,
  echo,
  secondLook,
  oddSum,
  malus,
  missingScore,
  missing,
  pl,
  elo: eloLine,
  possible: possibleText,
  presence,
  nextAct,
};

/** The same, whatever is played. */
export const en: Spoken<Sentences> = () => sentences;

/** What a director should read before publishing. */
const marks: Readonly<Record<TableMark, string>> = {
  moved: 'opponent moved',
  group: 'other score group',
  club: 'same club',
  repeat: 'repeat',
  'second-exemption': 'second bye',
  hand: 'set by hand',
};
