import { list, smallNumber } from '../../numbers.ts';
import { poolRange } from '../../pool-numbers.ts';
import type { RefusalOf, RefusalTable } from '../../refusal-table.ts';
import type { Refused } from '../../sentences.ts';
import { of } from '../nouns.ts';
import { ui } from '../ui.ts';

/** The pools of Formule Combinée. */
export const poolRefusals = {
  'pools-impossible': (refusal) => poolsImpossible(refusal),
  'phases-impossible': (refusal) => ({
    what: `${refusal.phase1} + ${refusal.phase2} + ${refusal.phase3} rounds: impossible.`,
    why: phasesLimit(refusal),
    next: 'Correct the phases.',
  }),
  'no-pools': (refusal) => ({
    what: `No pools here: ${ui.formats[refusal.format]}.`,
    why: 'Only Formule Combinée has pools.',
    next: 'Pair directly, or change the format in the settings.',
  }),
  'pools-fixed': () => ({
    what: 'The pools can no longer change: round 1 has been paired.',
    next: 'To change them, cancel round 1 first.',
  }),
  'order-drawn': () => ({
    what: 'The order within the pools has been drawn by lot.',
    next: 'To move somebody, undo the drawn order: the pools are kept.',
  }),
  'order-not-drawn': () => ({
    what: 'The order within the pools has not been drawn yet.',
    next: 'Draw the order, then publish the pools.',
  }),
  'not-in-pool': ({ player }, { short }) => ({
    what: `${short(player)} is not in these pools.`,
    why: 'Players who are absent or late have no place in a pool.',
    next: 'Mark them present first.',
  }),
  'pool-changed': ({ player, pool }, { short }) => ({
    what: `${short(player)} is now in pool ${pool}.`,
    why: 'Somebody else made this change.',
    next: 'Check the pools, then try again.',
  }),
  'no-such-pool': ({ pool, pools }) => ({
    what: `There is no pool ${pool}: there are ${pools} pools.`,
    next: 'Choose another pool.',
  }),
  'pool-full': ({ pool, players }, { short }) => ({
    what: `Pool ${pool} is full.`,
    next: `Swap with ${list('en', players.map(short)).replace(' and ', ' or ')}.`,
  }),
} satisfies Partial<RefusalTable>;

const rounds = (n: number): string => of(n, 'round');
const players = (n: number): string => of(n, 'player');

/** Formule Combinée §2-3: a number that pools of these two sizes cannot hold. */
function poolsImpossible(refusal: RefusalOf<'pools-impossible'>): Refused {
  const { phase1, suggestions } = refusal;
  const { small, large, under, over } = poolRange(refusal.players, phase1);
  const sizes = `With ${rounds(phase1)} a pool holds ${small} or ${large}`;
  const first = suggestions[0];
  return {
    what: `${players(refusal.players)} in ${phase1} pool rounds: impossible.`,
    why:
      under < 2
        ? `${sizes} and at least two pools are needed: at least ${players(2 * small - 1)}, or ${2 * small} according to the rules.`
        : `${sizes}: ${smallNumber('en', under)} take at most ${under * large}, ${smallNumber('en', over)} need at least ${over * small}.`,
    next: first ? `Choose ${first.phase1} pool rounds.` : 'Change the number of players, or the format.',
  };
}

/** The first limit of the three phases that is not kept (Formule Combinée §3 to §5). */
function phasesLimit({ phase1, phase2, phase3 }: RefusalOf<'phases-impossible'>): string {
  if (phase2 < 3) return 'Phase 2 has 3 rounds at least.';
  if (phase3 > phase2) return 'Phase 3 has at most as many rounds as phase 2.';
  return `That makes ${phase1 + phase2 + phase3} rounds; the format has 24 at most.`;
}
