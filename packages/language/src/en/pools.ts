import type { PhaseSuggestion, Refusal } from '@ronde/engine';
import { capital, list, smallNumber } from '../numbers.ts';
import { counted } from '../plural.ts';
import { type Phases, poolGroups, poolRange } from '../pool-numbers.ts';
import type { Sentence } from '../words.ts';
import { nouns } from './nouns.ts';

const rounds = (n: number): string => counted('en', n, nouns.round);
const players = (n: number): string => counted('en', n, nouns.player);

/** Formule Combinée §2-3: a number that pools of these two sizes cannot hold. */
export function poolsImpossible(refusal: Extract<Refusal, { code: 'pools-impossible' }>): Sentence {
  const { phase1, suggestions } = refusal;
  const { small, large, under, over } = poolRange(refusal.players, phase1);
  const sizes = `With ${rounds(phase1)} a pool holds ${small} or ${large}`;
  const first = suggestions[0];
  return {
    what: `${players(refusal.players)} in ${phase1} pool rounds: impossible.`,
    why:
      under < 2
        ? `${sizes} and two are needed: ${players(2 * small - 1)} at least, ${2 * small} by the text.`
        : `${sizes}: ${smallNumber('en', under)} take ${under * large} at most, ${smallNumber('en', over)} need ${over * small} at least.`,
    ...(first && { act: `Choose ${first.phase1} pool rounds` }),
  };
}

/** One way out: “5 pool rounds: 2 pools of 8 and 1 of 6”, then what becomes of the other phases. */
export function phases(to: PhaseSuggestion, from: Phases): Sentence {
  const groups = poolGroups(to.pools).map(
    ({ size, count }, i) => `${count} ${i > 0 ? '' : count === 1 ? 'pool ' : 'pools '}of ${size}`,
  );
  const all = to.phase1 + to.phase2 + to.phase3;
  const kept = all === from.phase1 + from.phase2 + from.phase3 ? 'Still' : 'Now';
  const changes = [changed(2, from.phase2, to.phase2), changed(3, from.phase3, to.phase3)];
  return {
    what: `${to.phase1} pool rounds: ${list('en', groups)}`,
    why: `${capital(changes.join(', '))}. ${kept} ${rounds(all)} in all.`,
    act: 'Choose',
  };
}

function changed(phase: 2 | 3, from: number, to: number): string {
  if (to === from) return `phase ${phase} unchanged`;
  if (to === 0) return `no phase ${phase}`;
  return `phase ${phase} ${to > from ? 'raised' : 'cut'} to ${rounds(to)}`;
}

/** The numbers of players that would do: “7 pool rounds with 20, 23 or 24 players”. */
export function playersThatDo(phase1: number, numbers: readonly number[]): string {
  return `${phase1} pool rounds with ${list('en', numbers.map(String)).replace(' and ', ' or ')} players`;
}
