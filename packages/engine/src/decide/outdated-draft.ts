import { sha256 } from '../base/sha256.ts';
import { formatOf } from '../formulas/draws.ts';
import { asDrawn } from '../pairing/by-hand.ts';
import { awayNow, roundOf, tableRef } from '../tournament/find.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Match, Player, PlayerId, Round, Tournament } from '../tournament/state.ts';
import { fixedBefore } from './fixed-tables.ts';

type Outdated = Extract<Refusal, { readonly code: 'draft-outdated' }>;

/**
 * Whether a draft would be drawn otherwise today: a result was corrected, a presence changed, somebody came. Told by
 * the facts: the same draw, in the same attempt, with the tables that were fixed before it, gives other tables than
 * the rule had made. What was changed by hand afterwards is the director's and asks nothing. Null: it would not.
 */
export function draftOutdated(t: Tournament, number: number, people: People): Outdated | null {
  const round = roundOf(t, number);
  if (round?.status !== 'draft' || number !== t.rounds.length) return null;
  const others = othersToday(t, round, people, awayNow(t)) ?? round.matches.map(({ players }) => players);
  return others.length === 0 ? null : named(round, number, others);
}

/** The same for the people whom the draft seats: only results can make its tables others (CORR-02). */
export function outdatedByResults(t: Tournament, number: number, people: People): boolean {
  const round = roundOf(t, number);
  if (round?.status !== 'draft' || number !== t.rounds.length) return false;
  // Whoever came late to a free seat was not among those whom the rule had paired.
  const seated = new Set(round.matches.flatMap<PlayerId>(asDrawn));
  // Whoever left meanwhile has a table in it.
  const players = t.players.map((player) => (seated.has(player.id) ? stillHere(player) : player));
  const others = players.filter(({ id }) => !seated.has(id)).map(({ id }) => id);
  return (othersToday({ ...t, players }, round, people, others) ?? []).length > 0;
}

function stillHere({ left: _, ...player }: Player): Player {
  return player;
}

/** The tables that today's draw would have otherwise than the rule had made this draft; null: it draws none. */
function othersToday(t: Tournament, round: Round, people: People, away: readonly PlayerId[]) {
  const drawn = round.matches.map(asDrawn);
  const made = fixedBefore(round);
  const today = formatOf(t.format).draw(
    { ...t, rounds: t.rounds.slice(0, -1) },
    {
      round: t.rounds.length,
      attempt: round.attempt,
      ranking: initialRanking(t, people),
      absent: new Set(away),
      ...(made.length > 0 && { made }),
    },
  );
  if (!today.ok) return null;
  const others = otherTables(drawn, today.value.matches);
  // The director may have taken the proposal.
  const { proposal } = today.value;
  return proposal && otherTables(drawn, proposal).length === 0 ? [] : others;
}

type Players = Match['players'];

const keyOf = (players: Players): string => JSON.stringify([...players].sort());

/** The tables of one draw that are not in the other, and (with nobody in common) those of the other. */
function otherTables(drawn: readonly Players[], matches: readonly Match[]): readonly Players[] {
  const own = new Set(drawn.map(keyOf));
  const now = new Set(matches.map(({ players }) => keyOf(players)));
  return [
    ...drawn.filter((players) => !now.has(keyOf(players))),
    ...matches.flatMap(({ players }) => (own.has(keyOf(players)) ? [] : [players])),
  ];
}

function named(round: Round, number: number, others: readonly Players[]): Outdated {
  const players = new Set<PlayerId>(others.flat());
  const touched = round.matches.filter((match) => match.players.some((id) => players.has(id)));
  return {
    code: 'draft-outdated',
    round: number,
    attempt: round.attempt,
    tables: touched.flatMap((match) => tableRef(number, match) ?? []),
    players: [...players],
  };
}

/**
 * A digest of all results before a round: what « Garder les tables » was said about (CORR-02). Another correction
 * makes another one, so that it is asked again.
 */
export function resultsBefore({ rounds }: Pick<Tournament, 'rounds'>, round: number): string {
  const results = rounds.slice(0, round - 1).map(({ matches }) => matches.map(({ result }) => result ?? null));
  return sha256(JSON.stringify(results)).slice(0, 16);
}
