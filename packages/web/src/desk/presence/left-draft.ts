import { apply, type PlayerId, type Tournament } from '@ronde/engine';
import { decide } from '@ronde/engine/decide/decide';
import type { Desk } from '../../shell/desk.ts';

/** The last round as it is drawn anew once somebody has left. `changed`: its tables that were not there before; `starts`: who starts now at one that was (another attempt is another lot). */
export interface LeftDraft {
  readonly tables: number;
  readonly exempt: readonly PlayerId[];
  readonly changed: number;
  readonly starts: readonly PlayerId[];
}

/** What leaving makes of a round without results; null where the engine would not draw it again. */
export function leftDraft({ tournament, people }: Pick<Desk, 'tournament' | 'people'>, player: PlayerId) {
  const decided = decide(tournament, { kind: 'withdraw', player, running: 'redraw' }, people);
  if (!decided.ok) return null;
  const after = decided.value.reduce(apply, tournament);
  return after.rounds.at(-1) === tournament.rounds.at(-1) ? null : changeOf(tournament, after);
}

function changeOf(before: Tournament, after: Tournament): LeftDraft {
  const known = new Set(pairsOf(before));
  const pairs = pairsOf(after);
  const exempt = (after.rounds.at(-1)?.matches ?? []).flatMap(({ players: [id, other] }) =>
    other === undefined ? [id] : [],
  );
  const changed = pairs.filter((pair) => !known.has(pair)).length;
  return { tables: pairs.length, exempt, changed, starts: startsNow(before, after) };
}

function pairsOf({ rounds }: Tournament): readonly string[] {
  const matches = rounds.at(-1)?.matches ?? [];
  return matches.filter(({ players }) => players.length === 2).map(({ players }) => keyOf(players));
}

function startsNow(before: Tournament, after: Tournament): readonly PlayerId[] {
  const started = new Map((before.rounds.at(-1)?.matches ?? []).map(({ players, starts }) => [keyOf(players), starts]));
  return (after.rounds.at(-1)?.matches ?? []).flatMap(({ players, starts }) => {
    const other = started.get(keyOf(players));
    return starts !== undefined && other !== undefined && other !== starts ? [starts] : [];
  });
}

const keyOf = (players: readonly PlayerId[]): string => [...players].sort().join(' ');
