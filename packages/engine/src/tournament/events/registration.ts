import { withKeys } from '../../base/same-value.ts';
import type { PersonField, PlayerFacts } from '../people.ts';
import type { Player, PlayerId, Presence, Round, Tournament } from '../state.ts';
import {
  absent,
  entrant,
  type FactFamily,
  formula,
  gameFacts,
  inserted,
  player,
  ranking,
  round,
  type Subjects,
  turnedBack,
  withPlayer,
} from './fact.ts';

export type RegistrationEvent =
  /** `rankedAt`: index in the frozen ranking, null before it is frozen. */
  | { readonly kind: 'registered'; readonly player: Player; readonly rankedAt: number | null }
  | { readonly kind: 'removed'; readonly player: Player; readonly rankedAt: number | null }
  /** `frozen`: the ranking was drawn before and stays; the rating counts with what is right. */
  | {
      readonly kind: 'amended';
      readonly player: PlayerId;
      readonly from: PlayerFacts;
      readonly to: PlayerFacts;
      readonly frozen: boolean;
    }
  | { readonly kind: 'presence'; readonly player: PlayerId; readonly from: Presence; readonly to: Presence }
  /** Who somebody is was corrected beside the log, which keeps no name: only what of it (decision 0006). */
  | { readonly kind: 'person-corrected'; readonly player: PlayerId; readonly fields: readonly PersonField[] }
  /** The last round in which they were drawn; null: they play. */
  | { readonly kind: 'left'; readonly player: PlayerId; readonly from: number | null; readonly to: number | null }
  /** The first round of a late entry. */
  | { readonly kind: 'entry'; readonly player: PlayerId; readonly from: number; readonly to: number };

type Registration = Extract<RegistrationEvent, { readonly kind: 'registered' | 'removed' }>;

export const registrationFacts: FactFamily<RegistrationEvent> = {
  registered: {
    apply: (t, event) => entered(t, event),
    inverse: (event) => ({ ...event, kind: 'removed' }),
    subjects: registration,
  },
  removed: {
    apply: (t, event) => gone(t, event.player.id),
    inverse: (event) => ({ ...event, kind: 'registered' }),
    subjects: registration,
  },
  amended: {
    apply: (t, event) => withPlayer(t, event.player, (known) => withKeys<Player>(known, event)),
    inverse: turnedBack,
    subjects: (event) => {
      const known = gameKeys.some((key) => Object.hasOwn(event.from, key) || Object.hasOwn(event.to, key));
      const own = ofTheGame(event.player, known);
      return { writes: [player(event.player), ...own.writes], reads: own.reads };
    },
  },
  presence: {
    apply: (t, event) => withPlayer(t, event.player, (known) => ({ ...known, presence: event.to })),
    inverse: turnedBack,
    subjects: (event) => ({ writes: [player(event.player)], reads: [] }),
  },
  'person-corrected': {
    apply: (t) => t,
    // What was there before is kept nowhere: corrected again, it is another line.
    inverse: () => null,
    subjects: () => ({ writes: [], reads: [] }),
  },
  left: {
    apply: (t, event) => withPlayer(t, event.player, (known) => withLeft(known, event.to)),
    inverse: turnedBack,
    subjects: (event) => ({ writes: [player(event.player)], reads: leaving(event.to ?? event.from ?? 0) }),
  },
  entry: {
    apply: (t, event) => withPlayer(t, event.player, (known) => ({ ...known, from: event.to })),
    inverse: turnedBack,
    subjects: (event) => ({ writes: [player(event.player)], reads: [] }),
  },
};

/** With somebody more, in the order of numbers and at their place in the ranking. */
function entered(t: Tournament, { player, rankedAt }: Pick<Registration, 'player' | 'rankedAt'>): Tournament {
  return {
    ...t,
    players: inserted(t.players, t.players.findLastIndex(({ number }) => number < player.number) + 1, player),
    ranking: rankedAt === null ? t.ranking : inserted(t.ranking, rankedAt, player.id),
  };
}

function gone(t: Tournament, id: PlayerId): Tournament {
  return { ...t, players: t.players.filter((p) => p.id !== id), ranking: t.ranking.filter((other) => other !== id) };
}

/** They entered between two rounds, the second of which was not drawn; a late entry changes the frozen ranking. */
function registration({ player: known, rankedAt }: Registration): Subjects {
  const { id, from } = known;
  const own = ofTheGame(id, knowsTheGame(known));
  return {
    writes: [player(id), rankedAt === null ? entrant(id) : ranking, ...own.writes],
    reads: [round(from - 1), round(from), ...own.reads],
  };
}

const gameKeys = ['army', 'spare', 'rating', 'provisional', 'duplicateSeries'] as const;
const knowsTheGame = (known: Player): boolean => gameKeys.some((key) => known[key] !== undefined);

/** What one game alone knows of somebody stands on the formula. */
const ofTheGame = (id: PlayerId, known: boolean): Subjects =>
  known ? { writes: [gameFacts(id)], reads: [formula] } : { writes: [], reads: [] };

/** Drawn in their last round, and not in the next one: which must not come back with them in it. */
const leaving = (last: number): readonly string[] => [round(last), round(last + 1)];

function withLeft(known: Player, left: number | null): Player {
  const { left: _, ...rest } = known;
  return left === null ? rest : { ...rest, left };
}

/**
 * Two who were registered are one person. `gone`: the one who was never drawn, whole. `absent`: where they stood among
 * those known to be away.
 */
interface Merging {
  readonly gone: Player;
  readonly into: PlayerId;
  readonly rankedAt: number | null;
  readonly absent: readonly AbsentAt[];
}

interface AbsentAt {
  readonly round: number;
  readonly at: number;
}

export type MergingEvent =
  | ({ readonly kind: 'merged' } & Merging)
  /** They are two persons after all. */
  | ({ readonly kind: 'parted' } & Merging);

export const mergingFacts: FactFamily<MergingEvent> = {
  merged: {
    apply: (t, event) => {
      const { id } = event.gone;
      return inAbsences(gone(t, id), event, (absent) => absent.filter((other) => other !== id));
    },
    inverse: (event) => ({ ...event, kind: 'parted' }),
    subjects: merging,
  },
  parted: {
    apply: (t, event) => {
      const back = entered(t, { player: event.gone, rankedAt: event.rankedAt });
      return inAbsences(back, event, (absent, at) => inserted(absent, at, event.gone.id));
    },
    inverse: (event) => ({ ...event, kind: 'merged' }),
    subjects: merging,
  },
};

function inAbsences(
  t: Tournament,
  { absent }: Merging,
  change: (absent: readonly PlayerId[], at: number) => readonly PlayerId[],
): Tournament {
  const places = new Map(absent.map(({ round, at }) => [round, at]));
  const rounds = t.rounds.map((content, i): Round => {
    const at = places.get(i + 1);
    return at === undefined ? content : { ...content, absent: change(content.absent, at) };
  });
  return { ...t, rounds };
}

/** As a registration taken back, and the absences of the rounds in between. */
function merging({ gone: { id, from }, into, rankedAt, absent: away }: Merging): Subjects {
  return {
    writes: [player(id), rankedAt === null ? entrant(id) : ranking, ...away.map((at) => absent(at.round))],
    reads: [player(into), round(from - 1), round(from), ...away.map((at) => round(at.round))],
  };
}
