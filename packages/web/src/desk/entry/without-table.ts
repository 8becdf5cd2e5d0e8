import type { Player, Round, Tournament } from '@ronde/engine';

/** Who may take a free seat of a round: still in the tournament, and at no table of it; those who are here first. */
export function withoutTable({ players, rounds }: Tournament, { matches }: Round): readonly Player[] {
  const seated = new Set<string>(matches.flatMap((match) => match.players));
  const out = new Set(rounds.flatMap(({ sanctions = [] }) => sanctions).flatMap(excludedIn));
  const free = players.filter(({ id, left, spare }) => left === undefined && !spare && !seated.has(id) && !out.has(id));
  return [...free.filter(isHere), ...free.filter((player) => !isHere(player))];
}

const excludedIn = ({ kind, player }: { readonly kind: string; readonly player: string }): readonly string[] =>
  kind === 'exclusion' ? [player] : [];

const isHere = ({ presence }: Player): boolean => presence === 'here' || presence === 'late';
