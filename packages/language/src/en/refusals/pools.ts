import { list, smallNumber } from '../../numbers.ts';
import { poolRange } from '../../pool-numbers.ts';
import type { RefusalOf, RefusalTable } from '../../refusal-table.ts';
import type { Sentence } from '../../sentences.ts';
import { of } from '../nouns.ts';
import { ui } from '../ui.ts';

/** The pools of Formule Combinée. */
export const poolRefusals = {
  'pools-impossible': (refusal) => poolsImpossible(refusal),
  'phases-impossible': (refusal) => ({
    what: `${refusal.phase1} + ${refusal.phase2} + ${refusal.phase3} rounds: impossible.`,
    why: phasesLimit(refusal),
    act: 'Correct the phases',
  }),
  'no-pools': (refusal) => ({
    what: `No pools here: ${ui.formats[refusal.format]}.`,
    why: 'Only Formule Combinée makes them.',
  }),
  'pools-fixed': () => ({ what: 'The pools no longer change: round 1 is drawn.', act: 'Open round 1' }),
  'order-drawn': () => ({
    what: 'The order of the pools is drawn.',
    why: 'Go back to the pools as dealt to move somebody.',
    act: 'Deal the pools again',
  }),
  'not-in-pool': ({ player }, { short }) => ({
    what: `${short(player)} is not in these pools.`,
    why: 'Those who are absent or late have no seat in them.',
  }),
  'pool-changed': ({ player, pool }, { short }) => ({
    what: `${short(player)} is in pool ${pool} now.`,
    why: 'Another desk changed it.',
    act: 'Read the pools again',
  }),
  'no-such-pool': ({ pool, pools }) => ({ what: `No pool ${pool}: there are ${pools}.` }),
  'pool-full': ({ pool, players }, { short }) => ({
    what: `Pool ${pool} is full.`,
    why: `Exchange with ${list('en', players.map(short)).replace(' and ', ' or ')}.`,
    act: 'Choose an exchange',
  }),
} satisfies Partial<RefusalTable>;

const rounds = (n: number): string => of(n, 'round');
const players = (n: number): string => of(n, 'player');

/** Formule Combinée §2-3: a number that pools of these two sizes cannot hold. */
function poolsImpossible(refusal: RefusalOf<'pools-impossible'>): Sentence {
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

/** The first limit of the three phases that is not kept (Formule Combinée §3 to §5). */
function phasesLimit({ phase1, phase2, phase3 }: RefusalOf<'phases-impossible'>): string {
  if (phase2 < 3) return 'Phase 2 has 3 rounds at least.';
  if (phase3 > phase2) return 'Phase 3 has at most as many rounds as phase 2.';
  return `That makes ${phase1 + phase2 + phase3} rounds; the format has 24 at most.`;
}
