import type { Summary } from '@ronde/contract/http/desk';

export interface Group {
  readonly kind: 'live' | 'coming' | 'past';
  readonly members: readonly Summary[];
}

function kindOf(tournament: Summary): Group['kind'] {
  if (tournament.status === 'closed') return 'past';
  return tournament.rounds > 0 ? 'live' : 'coming';
}

/** In play first, then coming (the nearest first), then past (the newest first); no empty group. */
export function groups(tournaments: readonly Summary[]): readonly Group[] {
  const byDate = [...tournaments].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const of = (kind: Group['kind']) => byDate.filter((tournament) => kindOf(tournament) === kind);
  const all: readonly Group[] = [
    { kind: 'live', members: of('live') },
    { kind: 'coming', members: of('coming') },
    { kind: 'past', members: of('past').reverse() },
  ];
  return all.filter((group) => group.members.length > 0);
}
